import { countOf } from "#contract/count-of.ts";
import type { Shop } from "../../../shop.ts";
import { getSearchIndex } from "../../../infrastructure/search/index/get-search-index.ts";
import { type Finding, ok } from "./finding.ts";

/** Whether every piece and collection is in the search index. */
export async function checkSearch({ db, engine }: Shop): Promise<Finding> {
  const index = getSearchIndex(engine);
  const pieces = await index.countMissing(db, "product");
  const collections = await index.countMissing(db, "collection");
  const missing = pieces + collections;
  if (missing === 0) return ok("Search finds every piece and every collection.");
  const sentence = `Search misses ${countOf(missing, "piece or collection", "pieces and collections")}.`;
  return {
    state: "failed",
    sentence,
    meaning: "Visitors who search don’t find them.",
    fix: "Rebuild the search index. Visitors can go on searching meanwhile.",
    action: "rebuild-search",
  };
}
