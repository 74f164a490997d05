import type { Health } from "#contract/operations/health.ts";
import { advisoryLock } from "../../../advisory-lock.ts";
import { inTransaction } from "../../../in-transaction.ts";
import type { Shop } from "../../../shop.ts";
import { advanceProblem } from "./advance-problem.ts";

/** Serializes whoever writes the table of problems. */
export const PROBLEMS_LOCK = "health problems";

/**
 * Stores what the checks found for the badge and the notices; those that exist no more are forgotten. Where it
 * cannot be stored, as on a full disk, it is logged and answered all the same.
 */
export async function recordFindings(shop: Shop, health: Health): Promise<Health> {
  try {
    await storeFindings(shop, health);
  } catch (error) {
    shop.log.error("storing the findings of health failed; the badge shows the earlier ones", {
      error,
    });
  }
  return health;
}

async function storeFindings(shop: Shop, { checks }: Health): Promise<void> {
  await inTransaction(shop, async (shop) => {
    await advisoryLock(shop, PROBLEMS_LOCK);
    const rows = await shop.db.selectFrom("healthProblems").selectAll().execute();
    const names = checks.map(({ name }) => name);
    await shop.db.deleteFrom("healthProblems").where("name", "not in", names).execute();
    for (const check of checks) {
      const earlier = rows.find(({ name }) => name === check.name);
      const row = advanceProblem(earlier, check, shop.now());
      await shop.db
        .insertInto("healthProblems")
        .values(row)
        .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
        .execute();
    }
  });
}
