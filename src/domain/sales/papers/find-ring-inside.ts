import type { RingInside } from "#contract/sales/papers.ts";
import { findRingSize, ringDiameter } from "#contract/catalogue/rings/ring-size.ts";

const INSIDE = /\binside diameter:?[\s\u00A0]*(\d{1,2}(?:\.\d{1,2})?)[\s\u00A0]?mm\b/iu;

/** The inside of a ring, by its US size, else by the diameter that its dimensions state. */
export function findRingInside(noun: string, texts: (string | null)[]): RingInside | null {
  if (noun !== "ring" && noun !== "band") return null;
  const text = texts.filter(Boolean).join("; ");
  const size = findRingSize(text);
  if (size !== null) return { diameter: ringDiameter(size), size };
  const diameter = Number(INSIDE.exec(text)?.[1] ?? 0);
  return diameter >= 10 && diameter <= 30 ? { diameter, size: null } : null;
}
