import { findAlloyNamed, OTHER_ALLOY } from "../metals/alloys.ts";
import { PARTS_OF_KARAT } from "../metals/karats.ts";
import { formatMetals, type Metal, parseGrams, parseMetals } from "../metals/metals-text.ts";
import { anyOf, withoutNames } from "./any-of.ts";
import { GOLD_ADJECTIVES, GOLD_COLORS, OTHER_METALS } from "./metal-names.ts";
import type { Proposal } from "./proposal.ts";

const COLOR = anyOf(Object.keys(GOLD_COLORS));
const KARAT = anyOf(Object.keys(PARTS_OF_KARAT));
const UNIT = String.raw`(?:kts?\b\.?|k\b\.?|karats?\b|ct\b\.?|carats?\b)`;
const FINE = String.raw`(?:${anyOf(GOLD_ADJECTIVES)}\s+)*`;
const KARAT_OF_PARTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PARTS_OF_KARAT).map(([karat, parts]) => [parts, karat]),
);
const PARTS = anyOf(Object.keys(KARAT_OF_PARTS));
const ALL_SILVER = String.raw`(?:(?:sterling|fine|solid)\s+)*(?:silver|sterling)\b`;

type Pattern = {
  pattern: string;
  /** The names of the alloys; none where the words cover another metal. */
  read: (found: Record<string, string | undefined>) => string[];
  isGuess?: boolean;
};

/** "18k gold over silver" covers what comes next. */
const COVER = String.raw`(?:\d{1,2}[\s-]?${UNIT}\s+)?(?:${COLOR}\s+)?gold\s+over\b`;

const goldOf = (karat: string | undefined, color: string | undefined): string =>
  [`${karat}k`, color && karat !== "24" && GOLD_COLORS[color.toLowerCase()], "gold"]
    .filter(Boolean)
    .join(" ");

/** In the order in which they are tried at each place. */
const PATTERNS: Pattern[] = [
  {
    pattern: String.raw`(?:\d{1,2}[\s-]?${UNIT}\s+)?(?:${COLOR}\s+)?(?:gold\s+)?vermeil\b(?:\s+(?:over|on)\s+${ALL_SILVER})?`,
    read: () => ["vermeil"],
  },
  {
    pattern: String.raw`(?:\d{1,2}(?:\/20)?[\s-]?(?:${UNIT}\s+)?)?(?:${COLOR}\s+)?gold[\s-]filled?\b`,
    read: () => ["gold-filled"],
  },
  {
    pattern: String.raw`(?:\d{1,2}[\s-]?${UNIT}\s+)?(?:${COLOR}\s+)?(?:gold|silver|rhodium|platinum|copper|brass|bronze)[\s-](?:plated?|plating|wash(?:ed)?|tone[ds]?|colou?red|dipped)\b(?:\s+(?:over|on))?`,
    read: () => [],
    isGuess: true,
  },
  { pattern: COVER, read: () => [], isGuess: true },
  {
    pattern: String.raw`(?<karat>${KARAT})\s?-?${UNIT}\s+${FINE}(?<color>${COLOR})(?:\s+gold)?\s*(?:and|&|\/|,)\s*(?<color2>${COLOR})\s+gold\b`,
    read: ({ karat, color, color2 }) => [goldOf(karat, color), goldOf(karat, color2)],
  },
  {
    pattern: String.raw`(?<karat>${KARAT})\s?-?${UNIT}\s+${FINE}(?:(?<color>${COLOR})[\s-]+)?${FINE}gold\b`,
    read: ({ karat, color }) => [goldOf(karat, color)],
  },
  {
    pattern: String.raw`(?:(?<color>${COLOR})\s+)?gold,?\s+\(?(?<karat>${KARAT})\s?-?(?:kts?|k|karats?)\b`,
    read: ({ karat, color }) => [goldOf(karat, color)],
  },
  {
    pattern: String.raw`(?<![\d.,])(?<parts>${PARTS})\s+(?:(?<color>${COLOR})\s+)?gold\b`,
    read: ({ parts = "", color }) => [goldOf(KARAT_OF_PARTS[parts], color)],
  },
  {
    pattern: String.raw`(?:(?<color>${COLOR})\s+)?gold\s+(?:\(\s*)?(?<parts>${PARTS})\b`,
    read: ({ parts = "", color }) => [goldOf(KARAT_OF_PARTS[parts], color)],
  },
  {
    pattern: String.raw`(?<karat>${KARAT})\s?-?(?:kt|k)\b(?:\s+(?<color>${COLOR})\b(?!\s+\p{L}))?`,
    read: ({ karat, color }) => [goldOf(karat, color)],
  },
  { pattern: String.raw`argentium(?:\s+silver)?\b`, read: () => ["argentium silver"] },
  {
    pattern: String.raw`(?:(?:fine|pure)\s+silver|\.?999\s+silver|silver\s+\.?999)\b`,
    read: () => ["fine silver"],
  },
  {
    pattern: String.raw`(?:\.?925\s+(?:sterling\s+)?silver|sterling(?:\s+silver)?(?:\s+\(?\.?925\)?)?|silver\s+\(?\.?925|\.925|925)\b`,
    read: () => ["sterling silver"],
  },
  {
    pattern: String.raw`(?:(?<before>950|900)\s+plat(?:inum)?|plat(?:inum)?(?:\s+\(?(?<after>950|900))?|pt\s?(?<mark>950|900))\b`,
    read: ({ before, after, mark }) => [`platinum ${before ?? after ?? mark ?? "950"}`],
  },
  {
    pattern: String.raw`(?:950\s+palladium|palladium(?:\s+950)?|pd\s?950)\b`,
    read: () => ["palladium 950"],
  },
  ...["copper", "bronze", "brass", ...OTHER_METALS].map((name) => ({
    pattern: `${name}\\b`,
    read: () => [name],
  })),
];

const METAL = PATTERNS.map(({ pattern }) => new RegExp(`(?<![\\p{L}\\d-])${pattern}`, "yiu"));
const ANY = new RegExp(
  `(?<![\\p{L}\\d-])(?:${PATTERNS.map(({ pattern }) => withoutNames(pattern)).join("|")})`,
  "giu",
);
/** "18k yellow gold band, 4.2 g" */
const GRAMS =
  /(?:\s+(?!(?:and|with|on|over|in)\b)\p{L}+){0,2}[\s,(:]*(\d{1,4}(?:[.,]\d{1,2})?)\s?(?:g|gr|grams?)\b/iuy;
/** Metals that say no fineness, or a karat that no gold has. */
const UNREAD =
  /(?<![\p{L}-])(?:gold|silver|\d{1,2}\s?-?(?:k|kt|karats?)|steel|\d{3} (?:gold|silver))(?![\p{L}-])/iu;
const NEGATION = /\b(?:no|without|not|like|imitation|faux|or)\s+(?:\p{L}+\s+)?$/iu;

/** The metals that a text names; null without any. */
export function proposeMetals(text: string): Proposal | null {
  const metals: Metal[] = [];
  let rest = "";
  let isSure = true;
  let at = 0;
  for (let found = findNext(text, at); found; found = findNext(text, at)) {
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
  return { text: written, isSure: isSure && !UNREAD.test(rest) };
}

/** The next metal; one expression looks for its place, since trying each at each letter takes far longer. */
function findNext(text: string, from: number) {
  ANY.lastIndex = from;
  const index = ANY.exec(text)?.index;
  if (index === undefined) return undefined;
  for (const [place, expression] of METAL.entries()) {
    expression.lastIndex = index;
    const found = expression.exec(text);
    const pattern = PATTERNS[place];
    if (found && pattern)
      return { pattern, index, length: found[0].length, groups: { ...found.groups } };
  }
  return undefined;
}

function gramsAt(text: string, at: number): { value: string; length: number } | null {
  GRAMS.lastIndex = at;
  const [whole = "", number = ""] = GRAMS.exec(text) ?? [];
  const value = whole === "" ? null : parseGrams(number);
  return value === null ? null : { value, length: whole.length };
}

function toMetal(name: string, grams: string | undefined): Metal {
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
