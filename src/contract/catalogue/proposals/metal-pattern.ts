import { PARTS_OF_KARAT } from "../metals/karats.ts";
import { anyOf, withoutNames } from "./any-of.ts";

/** Metals without an alloy of their own, as they stay written. */
const OTHER_METALS = [
  "stainless steel",
  "titanium",
  "niobium",
  "tantalum",
  "pewter",
  "mokume gane",
  "shakudo",
  "shibuichi",
  "damascus steel",
  "zirconium",
  "cobalt chrome",
  "aluminum",
] as const;

/** What stands between a karat and its gold. */
const GOLD_ADJECTIVES = [
  "solid",
  "recycled",
  "fairmined",
  "fairtrade",
  "ethical",
  "reclaimed",
  "warm",
  "polished",
  "brushed",
  "hammered",
  "matte",
  "satin",
  "100%",
  "palladium",
] as const;

const GOLD_COLORS: Readonly<Record<string, string>> = {
  yellow: "yellow",
  white: "white",
  rose: "rose",
  red: "rose",
  pink: "rose",
  green: "green",
};

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
    pattern: String.raw`(?:\d{1,2}(?:\/20)?[\s-]?(?:${UNIT}\s+)?)?(?:${COLOR}\s+)?gold[\s-]fill(?:ed)?\b`,
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
    pattern: String.raw`(?:(?<color>${COLOR})\s+)?gold(?:\s+(?:ring|band|earrings|studs|pendant|bracelet|chain))?,?\s+\(?(?<karat>${KARAT})\s?-?(?:kts?|k|karats?)\b`,
    read: ({ karat, color }) => [goldOf(karat, color)],
  },
  {
    pattern: String.raw`(?<![\d.,])(?<parts>${PARTS})(?:\/1?000)?\s+(?:(?<color>${COLOR})\s+)?gold\b`,
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

/** The next metal; one expression looks for its place, since trying each at each letter takes far longer. */
export function findNextMetal(text: string, from: number) {
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

const ANY_METAL = new RegExp(String.raw`\b(?:${COLOR}\s+)?(?:gold|silver)\b`, "giu");
const GRAMS = /\b\d+(?:[.,]\d+)?\s?(?:g|gr|grams?)\b/giu;

/** A text without the metals that it names, of a fineness or none, and without weights in grams. */
export const withoutMetals = (text: string): string =>
  text.replaceAll(ANY, " ").replaceAll(ANY_METAL, " ").replaceAll(GRAMS, " ");
