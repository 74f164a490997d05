import { DETAIL_LABELS } from "#contract/catalogue/detail-labels.ts";
import { formatList } from "#contract/catalogue/format-fact.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { convertRingSize } from "#contract/catalogue/rings/convert-ring-size.ts";
import { formatRingSize } from "#contract/catalogue/rings/ring-size.ts";
import { formatWeight } from "#web/catalog/pieces/format-weight.ts";
import { MESSAGES } from "./messages.ts";

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

/** "US 6½ · UK M½ · EU 53.1 · Japan 13, resizable from 5 to 8" */
function describeRingSize({ ringSize, ringSizeFrom, ringSizeTo }: Product): string | null {
  const ends = [ringSizeFrom, ringSizeTo].filter((size) => size !== null).toSorted((a, b) => a - b);
  const [from, to] = ends.map(formatRingSize);
  const resizable =
    to !== undefined && from !== undefined
      ? MESSAGES.ring.resizable(from, to)
      : from !== undefined
        ? ringSizeFrom === null
          ? MESSAGES.ring.resizableTo(from)
          : MESSAGES.ring.resizableFrom(from)
        : null;
  const size = ringSize === null ? null : describeSizes(ringSize);
  return [size, resizable].filter(Boolean).join(", ") || null;
}

/** No line ends beside the sign of "2 × round sapphire, 6 × 4 mm". */
const keepTogether = (text: string | null): string | null =>
  text?.replaceAll(" × ", "\u00A0×\u00A0") ?? null;

/** Breaks between the systems only. */
function describeSizes(size: number): string {
  const { us, uk, eu, jp } = convertRingSize(size);
  const sizes = [`US ${us}`, `UK ${uk}`, `EU ${eu}`, ...(jp ? [`Japan ${jp}`] : [])];
  return sizes.map((each) => each.replace(" ", "\u00A0")).join("\u00A0· ");
}
