const FRACTIONS: Record<string, number> = { "¼": 0.25, "½": 0.5, "¾": 0.75 };
export const MIN_RING_SIZE = 0.5;
export const MAX_RING_SIZE = 16;

// Literals: a bundler keeps what it cannot know to be free of effects, and all that imports it.
const TYPED =
  /^(?:us\s{0,9})?(\d{1,2}(?:[.,]\d{1,2})?)?(?:(?:(?<!\d)|\s{1,9}|(?=[¼½¾]))([¼½¾]|1\/4|1\/2|3\/4))?$/iu;
const NAMED =
  /\b(?:US|(?:ring )?size)(?: ring)?(?: size)?:?\s{0,9}(?:US\s{0,9})?(\d{1,2}(?:\.\d{1,2}|\s?(?:[¼½¾]|1\/4|1\/2|3\/4))?)(?![\d/.]{0,9}\s?(?:mm|cm))/iu;

/** A typed US ring size in quarters: "6½", "US 6 1/2", "6,5" and 6.5 are 26. Undefined for anything else. */
export function parseRingSize(value: string | number): number | undefined {
  const [found, whole = "0", fraction = "0/4"] = TYPED.exec(String(value).trim()) ?? [];
  if (found === undefined) return undefined;
  const [over, under] = fraction.split("/").map(Number);
  const size = Number(whole.replace(",", ".")) + (FRACTIONS[fraction] ?? over! / under!);
  const isSize = size >= MIN_RING_SIZE && size <= MAX_RING_SIZE && Number.isInteger(size * 4);
  return isSize ? size * 4 : undefined;
}

/** The US ring size in a text, "sized to US 5½" or "size 7.25"; null for none. */
export function findRingSize(text: string): number | null {
  const [, written] = NAMED.exec(text) ?? [];
  const quarters = written === undefined ? undefined : parseRingSize(written);
  return quarters === undefined ? null : quarters / 4;
}

/** The inside diameter of a US ring size in millimeters. */
export const ringDiameter = (size: number): number => 11.63 + 0.8128 * size;

/** 5.5 → "5½" */
export function formatRingSize(size: number): string {
  const whole = Math.floor(size);
  const sign = Object.entries(FRACTIONS).find(([, part]) => part === size - whole)?.[0] ?? "";
  return `${whole === 0 && sign ? "" : whole}${sign}`;
}
