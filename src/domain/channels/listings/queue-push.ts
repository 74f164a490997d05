import { sql } from "kysely";
import type { Shop } from "../../shop.ts";

export type Push = { platformId: number; productId: number; scope: "stock" | "all" };

/**
 * Queues a listing to be sent. Queued again, it is due at once; without attempts, it tells a worker
 * that is sending it now that it must be sent again.
 */
export async function queuePush({ db, now }: Shop, push: Push): Promise<void> {
  const at = now().toISOString();
  await db
    .insertInto("listingPushes")
    .values({ ...push, askedAt: at, dueAt: at })
    .onConflict((conflict) =>
      conflict.columns(["platformId", "productId"]).doUpdateSet({
        scope: sql`case when listing_pushes.scope = 'all' then 'all' else excluded.scope end`,
        askedAt: at,
        dueAt: at,
        attempts: 0,
      }),
    )
    .execute();
}
