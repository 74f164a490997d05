import { commitWithoutFsync } from "#database/commit-without-fsync.ts";
import type { Shop } from "../../shop.ts";
import { WINDOW_MS } from "./sign-in-rate-limits.ts";

/** Many thousands at once would keep visitors waiting. */
const BATCH_ROWS = 500;

/** Forgets the failures that count no more, and with them where they came from. */
export async function deleteExpiredFailures(shop: Shop): Promise<void> {
  const over = new Date(shop.now().getTime() - WINDOW_MS).toISOString();
  while ((await deleteBatch(shop, over)) === BATCH_ROWS);
}

/** The oldest stand first: only these are looked at. @returns how many went */
async function deleteBatch(shop: Shop, over: string): Promise<number> {
  const oldest = shop.db
    .selectFrom("signInFailures")
    .select(["id", "failedAt"])
    .orderBy("id")
    .limit(BATCH_ROWS)
    .as("oldest");
  const { numDeletedRows } = await commitWithoutFsync(shop, (db) =>
    db
      .deleteFrom("signInFailures")
      .where("id", "in", (eb) =>
        eb.selectFrom(oldest).select("oldest.id").where("oldest.failedAt", "<=", over),
      )
      .executeTakeFirst(),
  );
  return Number(numDeletedRows);
}
