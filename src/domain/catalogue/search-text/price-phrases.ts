/** How an amount limits the price: below it or up to it, above it or from it on, or near it. */
export type Limit = "below" | "up to" | "above" | "from" | "around";

type Phrase = { words: string[]; limit: Limit };

const phrases = (limit: Limit, texts: string): Phrase[] =>
  texts.split(", ").map((text) => ({ words: text.split(" "), limit }));

/** Words before an amount, longest first. */
export const PHRASES_BEFORE: Phrase[] = [
  ...phrases("up to", "no more than, not more than, not over, up to, at most, max, maximum, < ="),
  ...phrases("from", "starting at, starting from, no less than, at least, from, min, minimum, > ="),
  ...phrases("below", "less than, lower than, cheaper than, under, below, beneath, <"),
  ...phrases("above", "more than, greater than, higher than, over, above, >"),
  ...phrases("around", "around, about, approximately, approx, roughly, circa, ~"),
];

/** Words after an amount. */
export const PHRASES_AFTER: Phrase[] = [
  ...phrases(
    "from",
    "and up, & up, or up, and more, or more, and above, or above, and over, or over",
  ),
  ...phrases("from", "+, plus, minimum, min"),
  ...phrases("up to", "or less, and less, or under, and under, or below, and below, maximum, max"),
];

/** What joins the two ends of a range. */
export const RANGE_WORDS = new Set(["-", "–", "—", "to", "and", "&"]);
