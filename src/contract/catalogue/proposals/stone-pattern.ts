import { CUTS, LAB_GROWN } from "../stones/stone-words.ts";
import { anyOf, withoutNames } from "./any-of.ts";
import {
  CARAT_WORDS,
  COUNT_WORDS,
  CUT_SYNONYMS,
  STONE_ADJECTIVES,
  TREATMENTS,
} from "./stone-names.ts";
import { SINGULAR_OF } from "../stones/stone-species.ts";

const NUMBER = String.raw`(?:\d{1,4}[.,]\d{1,3}|[.,]\d{1,3}|\d{1,4})`;
const FRACTION = String.raw`(?:\d{1,2}[ -])?(?:\d{1,2}\/\d{1,3}|[¼½¾⅓⅔⅛])`;
const CARATS = String.raw`(?:(?<![\d.,/–-])(?:${FRACTION}|${NUMBER})|${anyOf(Object.keys(CARAT_WORDS))})[\s-]?(?:cttw|ctw|tcw|cts?|carats?)\b\.?(?:[ -](?:tw|total(?: weight)?|in all|each)\b)?(?!\s+(?:(?:yellow|white|rose|red|pink|green)\s+)?gold)`;
const SIDES = String.raw`${NUMBER}(?: ?(?:mm)? ?[×x] ?${NUMBER}){1,2}[\s-]?mm\b`;
// "8-9 mm" is no size.
const SIZE = String.raw`(?<![\d.,/–-])${NUMBER}(?: ?(?:mm)? ?[×x] ?${NUMBER}){0,2}[\s-]?mm\b`;
const CUT = `(?<cut>${anyOf([...CUTS, ...Object.keys(CUT_SYNONYMS)])}(?:[ -](?:cut|shaped?)\\b)?)`;
const DETAILS = [
  `(?<carats>${CARATS})`,
  `(?<size>${SIZE})`,
  `(?<grown>${anyOf([...LAB_GROWN, "laboratory-grown", "synthetic", "created", "man-made"])})`,
  CUT,
  `(?<treatment>${anyOf(TREATMENTS)})`,
  "(?<natural>natural|genuine)",
];

/** One detail before or after the name of a stone. */
export const BEFORE = [
  ...DETAILS,
  String.raw`(?<count>(?:${anyOf(Object.keys(COUNT_WORDS))}|\d{1,4}(?:\s?[×x])?)(?=\s))`,
  `(?<adjective>${anyOf(STONE_ADJECTIVES)})`,
  "(?<filler>a|an|of|one|single|small|tiny|little|large|matched|matching|fine|graduated)",
].join("|");
/** "Garnet ring, oval, 8 × 6 mm": of two sides it is the stone's, of one only where it isn't the ring's width. */
const PIECE = String.raw`(?:\p{L}+\s)?(?:rings?|pendants?|necklaces?|bracelets?|brooch|strand|studs?|earrings?|drops?|beads?)(?=[\s,(]+(?:${withoutNames(CUT)}|${CARATS}|${SIDES}))`;
const SMALL_PIECE = String.raw`(?:studs?|earrings?|beads?)(?=[\s,(]+${SIZE})`;
const ABOUT = String.raw`(?:approx(?:imately)?\b\.?|about|ca\.|weighing)(?=\s)`;
export const AFTER = [...DETAILS, PIECE, SMALL_PIECE, ABOUT].join("|");

export const NAMES: string = anyOf([...SINGULAR_OF.keys()]);

/** "Emerald green" and "garnet red enamel" name colors, "emerald-cut" a shape, "diamond-cut" a finish. */
const NO_COLOR = String.raw`(?![\s-](?:cut|green|red|blue|white|black|pink|yellow|colou?r(?:ed)?|enamel|glass|crystal|finish|tone|like|paste|texture)\b)`;

/** A stone with what stands right before and after its name, seven details each: what a text costs stays bounded. */
export const STONE = new RegExp(
  String.raw`(?<![\p{L}\d])(?<before>(?:(?:${withoutNames(BEFORE)})(?:,?\s+|-)){0,7})(?<name>${NAMES})(?![\p{L}])${NO_COLOR}(?<after>(?:[\s,(]+(?:${withoutNames(AFTER)})(?![\p{L}])\)?){0,7})`,
  "giu",
);
