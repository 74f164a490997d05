import { sql } from "kysely";
import type { Shop } from "../../shop.ts";

export type Push = { platformId: number; productId: number; scope: "stock" | "all" };

/**
 * Asks for a listing to be sent. Asked for again it is due at once; whoever is sending it at this
 * moment learns that it has to be sent once more.
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
        leaseToken: null,
      }),
    )
    .execute();
}
