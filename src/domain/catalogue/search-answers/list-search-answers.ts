import type { SearchAnswer } from "#contract/operations/insights.ts";
import type { Shop } from "../../shop.ts";

/** The searches that show a page, the latest first. */
export const listSearchAnswers = ({ db }: Shop): Promise<SearchAnswer[]> =>
  db
    .selectFrom("searchAnswers")
    .select(["search", "path"])
    .orderBy("addedAt", "desc")
    .orderBy("search")
    .limit(200)
    .execute();
