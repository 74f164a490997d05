import { DETAIL_LABELS } from "#contract/catalogue/detail-labels.ts";
import { formatList } from "#contract/catalogue/format-fact.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { formatWeight } from "#contract/catalogue/format-weight.ts";
import { describeRingSize } from "./describe-ring-size.ts";

export type Detail = { label: string; value: string };

/** The known details of a piece in the order of the trade. For the loader: visitors load only the result. */
export function describeDetails(piece: Product): Detail[] {
  return (Object.keys(DETAIL_LABELS) as (keyof typeof DETAIL_LABELS)[]).flatMap((name) => {
    const value = describeDetail(name, piece);
    return value ? [{ label: DETAIL_LABELS[name], value }] : [];
  });
}

function describeDetail(name: keyof typeof DETAIL_LABELS, piece: Product): string | null {
  if (name === "ringSize") return describeRingSize(piece);
  if (name === "metals" || name === "stones") return keepTogether(formatList(name, piece));
  if (name === "materials" && areListsComplete(piece)) return null;
  const value = piece[name];
  return value && name === "weight" ? formatWeight(value) : value;
}

/** Metals and stones say what the materials say, and more. */
const areListsComplete = ({ metals, stones }: Product): boolean =>
  metals.length > 0 && stones.length > 0;

/** No line ends beside the sign of "2 × round sapphire, 6 × 4 mm". */
const keepTogether = (text: string | null): string | null =>
  text?.replaceAll(" × ", "\u00A0×\u00A0") ?? null;
