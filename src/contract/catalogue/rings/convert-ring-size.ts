import { formatRingSize, MAX_RING_SIZE, MIN_RING_SIZE, ringDiameter } from "./ring-size.ts";

/** All US sizes, in quarters. */
export const RING_SIZES: number[] = Array.from(
  { length: (MAX_RING_SIZE - MIN_RING_SIZE) * 4 + 1 },
  (_, index) => MIN_RING_SIZE + index / 4,
);

/** A US size as other countries write it. */
export type RingSizes = {
  us: string;
  uk: string;
  eu: string;
  /** Null below the scale's first size. */
  jp: string | null;
};

/** The inside circumference of a US ring size in millimeters. */
export const ringCircumference = (size: number): number => Math.PI * ringDiameter(size);

/**
 * A US size in the four systems, all from the inside diameter. US: 0.458 inch at size 0 and 0.032 inch more
 * with each size (U.S. Bureau of Standards, Circular on ring sizes). EU: ISO 8653, the inside circumference
 * in millimeters. UK: BS 6820, size A is 37.5 mm around and each letter 1.25 mm more, given in halves.
 * Japan: the inside diameter is 13 mm at size 1 and a third of a millimeter more with each size.
 */
export function convertRingSize(size: number): RingSizes {
  const circumference = ringCircumference(size);
  const japanese = Math.round((ringDiameter(size) - 13) * 3 + 1);
  return {
    us: formatRingSize(size),
    uk: formatBritishSize(Math.round(((circumference - 37.5) / 1.25) * 2) / 2),
    eu: circumference.toFixed(1),
    jp: japanese < 1 ? null : String(japanese),
  };
}

/** The nearest US size for a length around the finger in millimeters; null beyond the scale. */
export function findSizeAround(millimeters: number): number | null {
  const diameter = millimeters / Math.PI;
  const exact = (diameter - ringDiameter(0)) / (ringDiameter(1) - ringDiameter(0));
  const size = Math.round(exact * 4) / 4;
  return size >= MIN_RING_SIZE && size <= MAX_RING_SIZE ? size : null;
}

/** @param letters how many letters above A, in halves: 13.5 is "N½", 26 is "Z+1" */
function formatBritishSize(letters: number): string {
  const whole = Math.floor(letters);
  const letter = whole <= 25 ? String.fromCodePoint(65 + whole) : `Z+${whole - 25}`;
  return letters === whole ? letter : `${letter}½`;
}
