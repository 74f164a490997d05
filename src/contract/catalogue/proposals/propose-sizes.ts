import { capitalize } from "#contract/capitalize.ts";
import { findNamedRingSize } from "../rings/find-ring-size.ts";
import { formatRingSize } from "../rings/ring-size.ts";

const NUMBER = String.raw`(?<number>\d{1,4}(?:[.,]\d{1,2})?(?:\s?(?:[¼½¾⅛]|\d\/\d{1,2}))?|\d\s\d\/\d{1,2})`;
const UNIT = String.raw`(?<unit>inch(?:es)?\b|in\b\.?|["″”]|cm\b|centimeters?\b|mm\b|millimeters?\b)`;
const HAS_UNIT = new RegExp(String.raw`\d\D{0,9}${UNIT}`, "iu");
const MEASURE = String.raw`(?<![\d/]|\d[.,]|[x×–-]\s?)${NUMBER}[\s-]?${UNIT}`;

const CHAIN_KINDS =
  "cable|rope|box|curb|figaro|paperclip|rolo|snake|wheat|trace|belcher|singapore|ball|bead|byzantine|franco|herringbone|mariner|anchor|link";
const CLASPS =
  "lobster(?:\\s+claw)?|spring[\\s-]?ring|toggle|box|magnetic|hook(?:[\\s-]and[\\s-]eye)?|s-hook";
const toExpression = (pattern: string) => new RegExp(pattern, "giu");
const LENGTHS = [
  String.raw`${MEASURE}\s+(?:long|in\s+length|length|necklace|bracelet)\b`,
  String.raw`\b(?:length|long)(?:\s+(?:is|of))?:?\s*${MEASURE}`,
].map(toExpression);
const WIDTHS = [
  String.raw`${MEASURE}\s+(?:wide|in\s+width|width)\b`,
  String.raw`\b(?:width|wide)(?:\s+(?:is|of))?:?\s*${MEASURE}`,
].map(toExpression);
const CHAIN = new RegExp(
  String.raw`\b(?<kind>${CHAIN_KINDS})\s+chain\b(?:[\s,(]+${MEASURE}(?:\s+long)?\)?)?(?:[\s,]+(?:and\s+)?(?:with\s+)?(?:an?\s+)?(?<clasp>${CLASPS})\s+clasp\b)?`,
  "giu",
);

/** "18 inches", "5.6 mm": as the form shows it. */
function formatMeasure({ number = "", unit = "" }: Partial<Record<string, string>>): string {
  const amount = number.replace(/(?<=\d),(?=\d)/, ".").trim();
  if (/^(?:mm|milli)/i.test(unit)) return `${amount} mm`;
  if (/^(?:cm|centi)/i.test(unit)) return `${amount} cm`;
  return `${amount} ${amount === "1" ? "inch" : "inches"}`;
}

/** What a text names of one kind, as the form shows it, and where. */
export type FoundSize = { text: string; places: { from: number; to: number }[] };

/** The one measure that these patterns find; null for none and for several that differ. */
function findMeasure(text: string, patterns: readonly RegExp[]): FoundSize | null {
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
  const [first, ...others] = new Set(found.map(({ groups = {} }) => formatMeasure(groups)));
  if (first === undefined || others.length > 0) return null;
  return { text: first, places: found.map(placeOf) };
}

const placeOf = ({ 0: found, index }: RegExpExecArray) => ({
  from: index,
  to: index + found.length,
});

function findChain(text: string): FoundSize | null {
  const [first, second] = [...text.matchAll(CHAIN)];
  if (!first || second) return null;
  const { kind = "", clasp, number, unit } = first.groups ?? {};
  const parts = [
    `${capitalize(kind.toLowerCase())} chain`,
    number && formatMeasure({ number, ...(unit && { unit }) }),
    clasp && `${clasp.toLowerCase()} clasp`,
  ];
  return { text: parts.filter(Boolean).join(", "), places: [placeOf(first)] };
}

export type SizeTexts = {
  ringSize: string | null;
  length: string | null;
  width: string | null;
  chain: string | null;
};

/** The length, the width and the chain that a text names. */
export function findMeasures(text: string): Record<"length" | "width" | "chain", FoundSize | null> {
  // Most texts name no unit, and telling so takes a fraction of looking for a measure.
  const hasUnit = HAS_UNIT.test(text);
  return {
    length: hasUnit ? findMeasure(text, LENGTHS) : null,
    width: hasUnit ? findMeasure(text, WIDTHS) : null,
    chain: /chain/i.test(text) ? findChain(text) : null,
  };
}

/** The sizes that a text names: the ring size as the US writes it, the others as they are written. */
export function findSizes(text: string): SizeTexts {
  const ringSize = findNamedRingSize(text);
  const { length, width, chain } = findMeasures(text);
  return {
    ringSize: ringSize === null ? null : formatRingSize(ringSize),
    length: length?.text ?? null,
    width: width?.text ?? null,
    chain: chain?.text ?? null,
  };
}
