import { singularOf } from "../stones/singular-of.ts";
import { CUTS, LAB_GROWN } from "../stones/stone-words.ts";
import { anyOf, withoutNames } from "./any-of.ts";
import {
  COUNT_WORDS,
  CUT_SYNONYMS,
  STONE_ADJECTIVES,
  STONE_NAMES,
  TREATMENTS,
} from "./stone-names.ts";

const NUMBER = String.raw`(?:\d{1,4}[.,]\d{1,3}|[.,]\d{1,3}|\d{1,4})`;
const FRACTION = String.raw`(?:\d{1,2}[ -])?(?:\d{1,2}\/\d{1,3}|[¼½¾⅓⅔⅛])`;
const CARATS = String.raw`(?:${FRACTION}|${NUMBER})[\s-]?(?:cttw|ctw|tcw|cts?|carats?)\b\.?(?:[ -](?:tw|total(?: weight)?|in all|each)\b)?`;
const SIZE = String.raw`${NUMBER}(?: ?(?:mm)? ?[×x] ?${NUMBER}){0,2}[\s-]?mm\b`;
const DETAILS = [
  `(?<carats>${CARATS})`,
  `(?<size>${SIZE})`,
  `(?<grown>${anyOf([...LAB_GROWN, "laboratory-grown", "synthetic"])})`,
  `(?<cut>${anyOf([...CUTS, ...Object.keys(CUT_SYNONYMS)])})`,
  `(?<treatment>${anyOf(TREATMENTS)})`,
  "(?<natural>natural|genuine)",
];

/** One detail before or after the name of a stone. */
export const BEFORE = [
  ...DETAILS,
  String.raw`(?<count>(?:${anyOf(Object.keys(COUNT_WORDS))}|\d{1,4}(?:\s?[×x])?)(?=\s))`,
  `(?<adjective>${anyOf(STONE_ADJECTIVES)})`,
  "(?<filler>a|an|one|single|small|tiny|little|large|matched|matching|fine|graduated)",
].join("|");
export const AFTER = DETAILS.join("|");

/** Each name of a stone in the singular, by the singular and the plural. */
export const SINGULAR_OF: ReadonlyMap<string, string> = singularOf(STONE_NAMES);
export const NAMES: string = anyOf([...SINGULAR_OF.keys()]);

/** "Emerald green" and "garnet red enamel" name colors, "emerald-cut" a shape, "diamond-cut" a finish. */
const NO_COLOR = String.raw`(?![\s-](?:cut|green|red|blue|white|black|pink|yellow|colou?r(?:ed)?|enamel|glass|crystal|finish|tone|like|paste|texture)\b)`;

/** A stone with what stands right before and after its name, seven details each: what a text costs stays bounded. */
export const STONE = new RegExp(
  String.raw`(?<![\p{L}\d])(?<before>(?:(?:${withoutNames(BEFORE)})(?:,?\s+|-)){0,7})(?<name>${NAMES})(?![\p{L}])${NO_COLOR}(?<after>(?:[\s,(]+(?:${withoutNames(AFTER)})(?![\p{L}])\)?){0,7})`,
  "giu",
);
