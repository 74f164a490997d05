import { commitWithoutFsync } from "#database/commit-without-fsync.ts";
import type { Shop } from "../../shop.ts";
import { WINDOW_MILLISECONDS } from "./sign-in-rate-limits.ts";

/** Deleting many thousands at once would block visitors' requests. */
const BATCH_ROWS = 500;

/**
 * Deletes failures older than the rate limit's window, and the client addresses with them; also those that
 * were recorded while the clock was further ahead.
 */
export async function deleteExpiredFailures(shop: Shop): Promise<void> {
  while ((await deleteBatch(shop)) === BATCH_ROWS);
}

/** Reads only the oldest rows, which have the lowest ids. @returns how many were deleted */
async function deleteBatch(shop: Shop): Promise<number> {
  const at = (milliseconds: number) => new Date(shop.now().getTime() + milliseconds).toISOString();
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
        eb
          .selectFrom(oldest)
          .select("oldest.id")
          .where((oldest) =>
            oldest.or([
              oldest("oldest.failedAt", "<=", at(-WINDOW_MILLISECONDS)),
              oldest("oldest.failedAt", ">", at(WINDOW_MILLISECONDS)),
            ]),
          ),
      )
      .executeTakeFirst(),
  );
  return Number(numDeletedRows);
}
