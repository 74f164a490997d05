import { findSizeAround } from "./convert-ring-size.ts";
import { parseRingSize } from "./ring-size.ts";

const FRACTION = String.raw`(?:\s?(?:[¼½¾]|1\/4|1\/2|3\/4))`;
const US = String.raw`(?<us>\d{1,2}(?:[.,]\d{1,2}|${FRACTION})?)(?![\d.,/]{0,9}\s?(?:mm|cm|inch|")|[\d/])`;
const UK = String.raw`(?<uk>Z\+[1-6](?:½)?|[A-Z](?:\s?(?:½|1\/2))?)(?![\p{L}\d½])`;
const SIZE = String.raw`(?:\s{1,9}(?:ring\s{1,9})?size)?s?:?\s{0,9}`;
/** "US 7", "ring size 6 1/2", "EU 54", "UK N½": the country or the word size comes first, or the country last. */
const NAMED = new RegExp(
  [
    String.raw`\b(?:U\.?S\.?A?|American)${SIZE}${US}`,
    String.raw`\b(?:EU|European|ISO)${SIZE}(?<eu>\d{2}(?:[.,]\d)?)(?!\d|\s?(?:cm|inch))`,
    String.raw`\b(?:UK|British)${SIZE}${UK}`,
    String.raw`\b(?:ring\s{1,9})?size\s{0,9}(?:is\s{1,9})?:?\s{0,9}(?:UK\s{0,9}${UK.replace("<uk>", "<uk2>")}|EU\s{0,9}(?<eu2>\d{2}(?:[.,]\d)?)(?!\d)|(?:US\s{0,9})?${US.replace("<us>", "<us2>")})`,
  ].join("|"),
  "giu",
);
const RANGE =
  /\b(?:sizes?|US|EU|UK)\s{0,9}(?:US|EU|UK)?\s{0,9}[\w.,/½¼¾]{1,20}\s{0,9}(?:-|–|to|through|or|and)\s{0,9}(?:[\d½¼¾]|[A-Z]\b)|\b(?:any|all|your|choose|adjustable|made to|which)\s{1,9}(?:ring\s{1,9})?size|\bin\s{1,9}sizes\b/iu;

const FIRST_UK_CIRCUMFERENCE = 37.5;
const UK_STEP = 1.25;

/** The circumference in millimeters of a British size, "N½" or "Z+1": BS 6820. */
function britishCircumference(written: string): number {
  const [letter = "A", more = ""] = written.replaceAll(/\s/g, "").replace("1/2", "½").split("+");
  const halves = written.includes("½") || written.includes("1/2") ? 0.5 : 0;
  const letters =
    letter.toUpperCase().codePointAt(0)! - 65 + Number.parseInt(more || "0", 10) + halves;
  return FIRST_UK_CIRCUMFERENCE + UK_STEP * letters;
}

/**
 * The US ring size that a text names in the way of the US, Europe or Britain; null for none, for several and for a
 * range. The US one counts where it stands beside others of the same ring.
 */
export function findNamedRingSize(text: string): number | null {
  if (RANGE.test(text)) return null;
  const found = [...text.matchAll(NAMED)].map(({ groups = {} }) => ({
    isUs: Boolean(groups["us"] ?? groups["us2"]),
    size: toSize(groups),
  }));
  const sizes = found.flatMap(({ size }) => (size === null ? [] : [size]));
  const isOne = Math.max(...sizes) - Math.min(...sizes) <= 0.5;
  if (sizes.length === 0 || !isOne) return null;
  const us = new Set(found.flatMap(({ isUs, size }) => (isUs && size !== null ? [size] : [])));
  if (us.size > 1) return null;
  return [...us][0] ?? sizes[0] ?? null;
}

/** A place that names a ring size, "size 6 1/2". */
type SizePhrase = { size: number; index: number; length: number };

/** The places of a text that name one US ring size, in the ways of findNamedRingSize. */
export const findSizePhrases = (text: string): SizePhrase[] =>
  Array.from(text.matchAll(NAMED)).flatMap(({ 0: found, index, groups = {} }) => {
    const size = toSize(groups);
    return size === null ? [] : [{ size, index, length: found.length }];
  });

function toSize(groups: Partial<Record<string, string>>): number | null {
  const us = groups["us"] ?? groups["us2"];
  if (us !== undefined) {
    const quarters = parseRingSize(us.trim());
    return quarters === undefined ? null : quarters / 4;
  }
  const eu = groups["eu"] ?? groups["eu2"];
  if (eu !== undefined) return findSizeAround(Number(eu.replace(",", ".")));
  const uk = groups["uk"] ?? groups["uk2"];
  return uk === undefined ? null : findSizeAround(britishCircumference(uk));
}
