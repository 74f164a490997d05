import { findAlloyNamed, OTHER_ALLOY } from "../metals/alloys.ts";
import { formatMetals, type Metal, parseGrams, parseMetals } from "../metals/metals-text.ts";
import { isAllRead } from "./is-all-read.ts";
import { findNextMetal } from "./metal-pattern.ts";
import type { Proposal } from "./proposal.ts";
import { STONE } from "./stone-pattern.ts";

/** "18k yellow gold band, 4.2 g" */
const GRAMS =
  /(?:\s+(?!(?:and|with|on|over|in)\b)[\p{L}-]+){0,3}[\s,(:]*(\d{1,4}(?:[.,]\d{1,2})?)\s?(?:g|gr|grams?)\b/iuy;
/** "6 mm" and "0.2 ctw" say nothing of a metal. */
const withoutSizes = (text: string): string =>
  text.replaceAll(
    /(?<!\d)\d+(?:[.,]\d+)?(?:\s?[×x-]\s?\d+(?:[.,]\d+)?){0,3}\s?(?:mm|cts?|ctw)\b/giu,
    " ",
  );
/** Metals that say no fineness, or a karat that no gold has. */
const UNREAD =
  /(?<![\p{L}-])(?:gold|silver|\d{1,2}\s?-?(?:k|kt|karats?)|steel|\d{3} (?:gold|silver))(?![\p{L}-])/iu;
export const NEGATION = /\b(?:no|without|not|like|imitation|faux|or)\s+(?:\p{L}+\s+)?$/iu;

/** The metals that a text names; null without any. */
export function proposeMetals(text: string): Proposal | null {
  const metals: Metal[] = [];
  let rest = "";
  let isSure = true;
  let at = 0;
  for (let found = findNextMetal(text, at); found; found = findNextMetal(text, at)) {
    rest += ` ${text.slice(at, found.index)}`;
    at = found.index;
    if (found.pattern.isGuess || NEGATION.test(text.slice(Math.max(0, at - 60), at)))
      isSure = false;
    at += found.length;
    const names = found.pattern.read(found.groups);
    const grams = names.length === 1 ? gramsAt(text, at) : null;
    at += grams?.length ?? 0;
    for (const name of names) add(metals, toMetal(name, grams?.value));
  }
  rest += ` ${text.slice(at)}`;
  const written = formatMetals(metals);
  if (written === null || formatMetals(parseMetals(written) ?? []) !== written) return null;
  const isRead = !UNREAD.test(rest) && isAllRead(withoutSizes(rest.replaceAll(STONE, " ")));
  return { text: written, isSure: isSure && isRead };
}

function gramsAt(text: string, at: number): { value: string; length: number } | null {
  GRAMS.lastIndex = at;
  const [whole = "", number = ""] = GRAMS.exec(text) ?? [];
  const value = whole === "" ? null : parseGrams(number);
  return value === null ? null : { value, length: whole.length };
}

/** The metal of a name, "18k yellow gold" or "titanium". */
export function toMetal(name: string, grams: string | undefined): Metal {
  const alloy = findAlloyNamed(name)?.alloy;
  const weight = grams === undefined ? {} : { grams };
  return alloy ? { alloy, ...weight } : { alloy: OTHER_ALLOY, ...weight, name };
}

/** Once each: "sterling silver ring, hammered sterling" is one metal. */
function add(metals: Metal[], metal: Metal): void {
  const known = metals.find(({ alloy, name }) => alloy === metal.alloy && name === metal.name);
  if (!known) metals.push(metal);
  else known.grams ??= metal.grams;
}
