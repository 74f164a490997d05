import {
  findPriceBandForCents,
  PRICE_BANDS,
  type PriceBand,
  type PriceRange,
} from "#contract/catalogue/price-bands.ts";

/**
 * Filter tokens let the SQLite index of words count and filter by itself. A search shows how many pieces it
 * found; looking each hit up in product_facets took 8 of 10 ms for a word in 65,000 pieces, while FTS5 counts
 * them in 2. So a piece's document also contains tokens for its visibility, category, tags and price band,
 * and a filter is a part of the FTS5 query. What is shown is still read through product_facets: a wrong token
 * can make a count wrong, but never shows a hidden piece. See decision 024.
 */

/** What a piece can be filtered by. */
export type FilterAttributes = {
  isHidden: boolean;
  categoryId: number | null;
  /** Without tags in the trash. */
  tagIds: number[];
  priceCents: number;
  /** As listPieceFacts lists them. */
  facts: string[];
  /** The sizes that a ring has or can be given, in quarters of a US size. */
  ring: { from: number; to: number } | null;
};

/** The required attributes; null means any. */
export type SearchFilter = {
  isHidden: boolean | null;
  /** Filed under the category, or with any of the tags. */
  category: { id: number; tagIds: number[] } | null;
  /** Any tag of each group; an empty group matches nothing. */
  tagGroups: number[][];
  /** Any fact of each group. */
  factGroups: string[][];
  /** Any of them, in quarters of a US size; null means any. */
  ringSizes: number[] | null;
  /** Tokens exclude the bands outside of it; within a band only the piece's row decides. */
  price: PriceRange | null;
};

const HIDDEN = "#h";
const MATCHES_NOTHING = "#nobody";
const categoryToken = (id: number) => `#c${id}`;
const tagToken = (id: number) => `#t${id}`;
/** The tokenizer splits at any character but letters, digits and these: "#metal=14k=gold". */
const factToken = (fact: string) => `#${fact.replaceAll(/[-:]/g, "=")}`;
const ringToken = (quarters: number) => `#r${quarters}`;
const priceToken = (band: PriceBand) => `#p${band.fromCents}to${band.belowCents}`;

/** Stored in search_index_version. An index of another version is rebuilt at start, see rebuildOutdatedIndex. */
export const INDEX_VERSION = ["5", ...PRICE_BANDS.map(priceToken)].join(" ");

/** The tokens of a piece. Hidden pieces are marked rather than visible ones, since they are fewer to exclude. */
export function toFilterTokens(attributes: FilterAttributes): string[] {
  const { isHidden, categoryId, tagIds, priceCents, facts, ring } = attributes;
  const band = findPriceBandForCents(priceCents);
  return [
    ...(isHidden ? [HIDDEN] : []),
    ...(categoryId === null ? [] : [categoryToken(categoryId)]),
    ...tagIds.map(tagToken),
    ...facts.map(factToken),
    ...(ring ? listRingTokens(ring) : []),
    ...(band ? [priceToken(band)] : []),
  ];
}

const listRingTokens = ({ from, to }: { from: number; to: number }): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ringToken(from + at));

/** A filter as tokens: any of each required group, and not the excluded one. */
type TokenQuery = { required: string[][]; excluded: string | null };

export function toTokenQuery(filter: SearchFilter): TokenQuery {
  const { category, price } = filter;
  const required = [
    ...(filter.isHidden ? [[HIDDEN]] : []),
    ...(category ? [[categoryToken(category.id), ...category.tagIds.map(tagToken)]] : []),
    ...filter.tagGroups.map((ids) => anyOrNothing(ids.map(tagToken))),
    ...filter.factGroups.map((facts) => facts.map(factToken)),
    ...(filter.ringSizes ? [anyOrNothing(filter.ringSizes.map(ringToken))] : []),
    ...(price ? [anyOrNothing(bandsWithin(price).map(priceToken))] : []),
  ];
  return { required, excluded: filter.isHidden === false ? HIDDEN : null };
}

const anyOrNothing = (tokens: string[]): string[] =>
  tokens.length > 0 ? tokens : [MATCHES_NOTHING];

const bandsWithin = ({ fromCents, belowCents }: PriceRange): PriceBand[] =>
  PRICE_BANDS.filter((band) => band.fromCents < belowCents && fromCents < band.belowCents);
