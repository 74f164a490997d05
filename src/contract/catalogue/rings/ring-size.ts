const FRACTIONS: Record<string, number> = { "¼": 0.25, "½": 0.5, "¾": 0.75 };
const SIZE =
  /\b(?:US|(?:ring )?size)(?: ring)?(?: size)?:?[\s\u00A0]*(?:US[\s\u00A0]*)?(\d{1,2})(?:\s?([¼½¾])|\.(\d{1,2})|\s(1\/4|1\/2|3\/4))?(?![\d/.]*\s?(?:mm|cm))/iu;

/** The US ring size in a text, "sized to US 5½" or "size 7.25"; null for none from 0.5 to 16 in quarters. */
export function findRingSize(text: string): number | null {
  const [found, whole, sign, decimals, fraction] = SIZE.exec(text) ?? [];
  if (found === undefined) return null;
  const [over, under] = (fraction ?? "0/1").split("/").map(Number);
  const part = sign ? (FRACTIONS[sign] ?? 0) : decimals ? Number(`0.${decimals}`) : over! / under!;
  const size = Number(whole) + part;
  return size >= 0.5 && size <= 16 && Number.isInteger(size * 4) ? size : null;
}

/** The inside diameter of a US ring size in millimeters. */
export const ringDiameter = (size: number): number => 11.63 + 0.8128 * size;

/** 5.5 → "5½" */
export function formatRingSize(size: number): string {
  const whole = Math.floor(size);
  const sign = Object.entries(FRACTIONS).find(([, part]) => part === size - whole)?.[0] ?? "";
  return `${whole === 0 && sign ? "" : whole}${sign}`;
}
