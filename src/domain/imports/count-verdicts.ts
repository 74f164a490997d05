import type { ImportVerdict } from "#contract/imports.ts";
import type { Shop } from "../shop.ts";

/** How many items of a run there are of each verdict. */
export async function countVerdicts(
  { db }: Shop,
  syncLogId: number,
): Promise<Record<ImportVerdict, number>> {
  const counts = { add: 0, change: 0, skip: 0, refuse: 0, doubtful: 0 };
  const rows = await db
    .selectFrom("importItems")
    .select(({ fn }) => ["verdict", fn.countAll<number>().as("count")])
    .where("syncLogId", "=", syncLogId)
    .groupBy("verdict")
    .execute();
  for (const { verdict, count } of rows) counts[verdict] = count;
  return counts;
}
