import type { NewTag } from "#contract/catalogue/tags.ts";

/** A tag that a conversion assigns, created when missing. */
export type KnownTag = Omit<NewTag, "color"> & {
  color: string;
  /** The singular, as in a title: "Ring". */
  singular: string;
  /** Matches texts that mention it. */
  pattern: RegExp;
};

const known =
  (type: KnownTag["type"]) =>
  (name: string, singular: string, color: string, pattern: RegExp): KnownTag => ({
    name,
    slug: name.toLowerCase(),
    type,
    color,
    singular,
    pattern,
  });
const metal = known("material");
const type = known("jewelry_type");

/** Metals, the most precious first: the first one mentioned comes first in the title. */
export const METALS: KnownTag[] = [
  metal("Platinum", "Platinum", "#9A9C9B", /\bplatinum\b/iu),
  metal("Gold", "Gold", "#A8842C", /\b(?:gold|vermeil)\b/iu),
  metal("Silver", "Silver", "#8C9196", /\b(?:silver|sterling|vermeil)\b/iu),
];

/** Types of jewelry, the most specific first: a pendant on a chain is a pendant. */
export const TYPES: KnownTag[] = [
  type("Earrings", "Earrings", "#7B4668", /\b(?:ear-?rings?|studs|hoops)\b/iu),
  type("Pendants", "Pendant", "#5F7350", /\b(?:pendants?|lockets?)\b/iu),
  type("Necklaces", "Necklace", "#4B5B7A", /\b(?:necklaces?|chokers?)\b/iu),
  type("Bracelets", "Bracelet", "#8A6A2F", /\b(?:bracelets?|bangles?|cuffs?)\b/iu),
  type("Pins", "Pin", "#38705E", /\b(?:pins?|brooch(?:es)?)\b/iu),
  type("Rings", "Ring", "#7A4A3A", /\b(?:rings?|bands?|solitaires?|signets?)\b/iu),
];
