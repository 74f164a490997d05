import { formatHundredths } from "../../decimals.ts";
import { parseCentigrams } from "../../typed-numbers.ts";
import { parseEntries } from "../entries/parse-entries.ts";
import { findAlloy, findAlloyNamed, OTHER_ALLOY } from "./alloys.ts";

/** A metal of a piece. */
export type Metal = {
  alloy: string;
  /** Its weight, "4.20"; undefined where nobody weighed it. */
  grams?: string | undefined;
  /** Of `other`: "titanium". */
  name?: string | undefined;
};

/** The most that a metal of one piece may weigh: ten kilograms, in hundredths of a gram. */
const MAX_METAL_CENTIGRAMS = 1_000_000;
const WEIGHT = /(?<![\s,])[\s,]+([-\d.][-\d.,]{0,250}(?:e\d{1,9})?)\s*(?:g|grams?)$/iu;
const KARAT = /\d\s?-?(?:k|kt|ct|karat|carat)\b/iu;

/** "18k yellow gold 4.2 g; sterling silver" */
export const formatMetals = (metals: readonly Metal[]): string | null =>
  metals.map(formatMetal).join("; ") || null;

export const metalName = ({ alloy, name }: Metal): string => findAlloy(alloy)?.name ?? name ?? "";

function formatMetal(metal: Metal): string {
  const { grams } = metal;
  return grams === undefined ? metalName(metal) : `${metalName(metal)} ${Number(grams)} g`;
}

/**
 * The metals of a text, divided by semicolons or lines. A name that is no alloy's stays as written.
 * @returns undefined for a weight that is none, and for a karat that no gold has
 */
export const parseMetals = (text: string): Metal[] | undefined => parseEntries(text, parseMetal);

function parseMetal(text: string): Metal | undefined {
  const weighed = WEIGHT.exec(text);
  const written = weighed?.[1];
  const name = text.slice(0, weighed?.index).trim().replaceAll(/\s+/g, " ");
  const grams = written === undefined ? undefined : parseGrams(written);
  if (grams === null) return undefined;
  const weight = grams === undefined ? {} : { grams };
  const known = findAlloyNamed(name);
  if (known) return { alloy: known.alloy, ...weight };
  if (KARAT.test(name) || !/^\p{L}/u.test(name)) return undefined;
  return { alloy: OTHER_ALLOY, ...weight, name };
}

/** "4.20"; null for no weight that a metal can have. */
export function parseGrams(written: string): string | null {
  const centigrams = parseCentigrams(written);
  return centigrams !== undefined && centigrams > 0 && centigrams <= MAX_METAL_CENTIGRAMS
    ? formatHundredths(centigrams)
    : null;
}
