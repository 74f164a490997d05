import { MAX_RING_SIZE, MIN_RING_SIZE } from "./convert-ring-size.ts";

const FRACTIONS: Record<string, number> = {
  "¼": 0.25,
  "½": 0.5,
  "¾": 0.75,
  "1/4": 0.25,
  "1/2": 0.5,
  "3/4": 0.75,
};
const SIZE =
  /^(?:us\s*)?(\d{1,2}(?:[.,]\d{1,2})?)?(?:\s*([¼½¾])|\s+([13]\/[24])|^([13]\/[24]))?$/iu;

/** A typed US ring size in quarters: "6½", "6 1/2", "6,5" and 6.5 are 26. Undefined for anything else. */
export function parseRingSize(value: string | number): number | undefined {
  const found = SIZE.exec(String(value).trim());
  if (!found) return undefined;
  const [, whole, ...fractions] = found;
  const fraction = fractions.find(Boolean);
  if (whole === undefined && fraction === undefined) return undefined;
  const quarters =
    (Number((whole ?? "0").replace(",", ".")) + (FRACTIONS[fraction ?? ""] ?? 0)) * 4;
  const isSize =
    Number.isInteger(quarters) && quarters >= MIN_RING_SIZE * 4 && quarters <= MAX_RING_SIZE * 4;
  return isSize ? quarters : undefined;
}
