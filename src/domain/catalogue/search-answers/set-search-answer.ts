import { invalid } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { checkAnswerPath } from "./check-answer-path.ts";
import { normalizeSearch } from "./normalize-search.ts";

/**
 * Shows a page to whoever searches for a text that finds nothing, or ends that.
 * @param path null ends it
 * @param by the admin's username, for the history
 * @throws invalid for an empty or long text, and for a page that is not there
 */
export async function setSearchAnswer(
  shop: Shop,
  { search: text, path }: { search: string; path: string | null },
  by: string | null,
): Promise<void> {
  const search = normalizeSearch(text);
  if (search === "") throw invalid("search", "Enter a search of at most 80 characters.");
  if (path !== null) await checkAnswerPath(shop, path);
  await inTransaction(shop, async (shop) => {
    const { db, now } = shop;
    if (path === null) {
      await db.deleteFrom("searchAnswers").where("search", "=", search).execute();
    } else {
      const row = { path, addedBy: by ?? "", addedAt: now().toISOString() };
      await db
        .insertInto("searchAnswers")
        .values({ search, ...row })
        .onConflict((conflict) => conflict.column("search").doUpdateSet(row))
        .execute();
    }
    await recordChange(shop, by, {
      kind: "settings",
      action: "changed",
      fields: ["searchAnswers"],
    });
  });
}
