import { foldName } from "../fold-name.ts";
/** The filters of a list by facts of a piece, and the parameter of each in an address. */
export const FACT_FILTERS = { metals: "metal", stones: "stone", ringSizes: "ringSize" } as const;
export type FactFilter = keyof typeof FACT_FILTERS;
export const FACT_FILTER_NAMES = Object.keys(FACT_FILTERS) as FactFilter[];

/** The values of each filter, any of which a piece has to have: "14k-gold", "lapis-lazuli", "6.5". */
export type FactQuery = Record<FactFilter, string[]>;

const MAX_VALUES = 50;

/** Parses the values of an address, repeated or divided by commas. What is no ring size is left out. */
export function parseFacts(name: FactFilter, written: string[]): string[] {
  const read = name === "ringSizes" ? readRingSize : toFactSlug;
  const values = written.flatMap((value) => value.split(",")).map(read);
  return [...new Set(values.filter(Boolean))].slice(0, MAX_VALUES);
}

/** A metal or stone as a filter names it, in small letters and digits: "Tiger’s Eye" is "tigers-eye". */
export const toFactSlug = (name: string): string =>
  foldName(name)
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .slice(0, 100)
    .replaceAll(/^-|-$|[\uD800-\uDBFF]$/g, "");

/** US sizes are quarters from ½ to 16. */
function readRingSize(value: string): string {
  const size = Number(value);
  return size >= 0.5 && size <= 16 && Number.isInteger(size * 4) ? String(size) : "";
}
