import type { Ring } from "./search-index.ts";

/** Before a word: it stands in the name, in the tags or the category. */
export const NAME = "^";
export const LABELS = "~";

/** By which marks of a word a ring is told; any of them will do. */
export const RING_MARKS: Record<Ring, string[]> = {
  name: [NAME],
  labels: [NAME, LABELS],
  all: [""],
};
