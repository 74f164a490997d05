import type { RankTier } from "./search-index.ts";

/** Before a word: it stands in the name, in the tags or the category. */
export const NAME_PREFIX = "^";
export const LABEL_PREFIX = "~";

/** By which marks of a word a ring is told; any of them will do. */
export const TIER_PREFIXES: Record<RankTier, string[]> = {
  name: [NAME_PREFIX],
  labels: [NAME_PREFIX, LABEL_PREFIX],
  all: [""],
};
