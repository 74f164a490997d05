/**
 * Rank tiers order the hits of a word that is in very many pieces. Ranking reads every hit: for a word in
 * 65,000 of 100,000 pieces bm25 took 65 ms and ts_rank 190 ms, and such a word says next to nothing about
 * any of them. Beyond MAX_RANKED hits the order is therefore: all words in the name, then all in name, tags
 * and category, then all anywhere; within a tier the highest id first. An index reads a tier in that order
 * and stops when the page is full (10 and 32 ms). Each tier contains those before it. See decision 023.
 */
export const RANK_TIERS = ["name", "labels", "anywhere"] as const;
export type RankTier = (typeof RANK_TIERS)[number];

/** Words of the name are indexed a second time with this prefix, so that the index itself knows the tier. */
export const NAME_PREFIX = "^";
/** The same for words of tags and category. */
export const LABEL_PREFIX = "~";

/** The prefixes under which a word belongs to a tier; any of them suffices. */
export const TIER_PREFIXES: Record<RankTier, string[]> = {
  name: [NAME_PREFIX],
  labels: [NAME_PREFIX, LABEL_PREFIX],
  anywhere: [""],
};
