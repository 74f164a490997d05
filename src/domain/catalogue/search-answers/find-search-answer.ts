import { DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { checkAnswerPath } from "./check-answer-path.ts";
import { normalizeSearch } from "./normalize-search.ts";

/**
 * The path that is shown instead of a search without results. Null where there is none, or where it shows
 * nothing any more: so no answer leads to another search that is answered.
 */
export async function findSearchAnswer(shop: Shop, text: string): Promise<string | null> {
  const search = normalizeSearch(text);
  const found = await shop.db
    .selectFrom("searchAnswers")
    .select("path")
    .where("search", "=", search)
    .executeTakeFirst();
  if (!found) return null;
  try {
    await checkAnswerPath(shop, found.path);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
  return found.path;
}
