import { DETAIL_LABELS, RESIZING_LABELS } from "./detail-labels.ts";
import { formatList } from "./format-fact.ts";
import type { Product } from "./products.ts";
import { formatRingSize } from "./rings/ring-size.ts";

const us = (size: number | null) => (size === null ? null : `US ${formatRingSize(size)}`);

/**
 * What is known of a piece for which schema.org and product feeds have only a name and a value: "Length",
 * "18 inches". Without the declaration of the fields, which visitors would load.
 */
export function listNamedFacts(piece: Product): { name: string; value: string }[] {
  const { ringSizeFrom, ringSizeTo, length, width, chain, hallmark, edition } = piece;
  const facts = [
    { name: DETAIL_LABELS.metals, value: formatList("metals", piece) },
    { name: DETAIL_LABELS.stones, value: formatList("stones", piece) },
    { name: RESIZING_LABELS.ringSizeFrom, value: us(ringSizeFrom) },
    { name: RESIZING_LABELS.ringSizeTo, value: us(ringSizeTo) },
    { name: DETAIL_LABELS.length, value: length },
    { name: DETAIL_LABELS.width, value: width },
    { name: DETAIL_LABELS.chain, value: chain },
    { name: DETAIL_LABELS.hallmark, value: hallmark },
    { name: DETAIL_LABELS.edition, value: edition },
  ];
  return facts.flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}
