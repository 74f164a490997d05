import type { ExpressionBuilder, Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { withLease } from "../../infrastructure/leases/with-lease.ts";
import { describeProblem } from "../platforms/describe-problem.ts";
import { openPlatformClient } from "../platforms/open-platform-client.ts";
import type { Shop } from "../../shop.ts";
import type { WooClient } from "../woocommerce/woo-client.ts";
import { sendListing } from "./send-listing.ts";

/** Longer than any request takes. */
const LEASE_MILLISECONDS = 5 * 60 * 1000;
const FIRST_RETRY_MILLISECONDS = 60 * 1000;
const LONGEST_RETRY_MILLISECONDS = 6 * 60 * 60 * 1000;

export type SendOptions = {
  platformId?: number;
  productId?: number;
  /** Opens the client of a store; with the platform's keys by default. */
  open?: (shop: Shop, platformId: number) => Promise<WooClient>;
};

export type SendReport = { sent: number; failed: { productId: number; reason: string }[] };

/**
 * Sends due listings one by one. Several processes may do so at once: each listing has a lease. A failed one is
 * retried with exponential backoff, without end.
 */
export async function sendDueListings(shop: Shop, options: SendOptions = {}): Promise<SendReport> {
  const report: SendReport = { sent: 0, failed: [] };
  const open = options.open ?? openPlatformClient;
  const stores = new Map<number, Promise<WooClient>>();
  const send = async (id: number) => {
    const push = await startAttempt(shop, id);
    if (!push) return false;
    try {
      const store = stores.get(push.platformId) ?? open(shop, push.platformId);
      stores.set(push.platformId, store);
      await sendListing(shop, await store, push);
      await finish(shop, push);
      report.sent += 1;
    } catch (error) {
      const reason = describeProblem(shop, error);
      await retryLater(shop, push, reason);
      report.failed.push({ productId: push.productId, reason });
    }
    return true;
  };
  let isAny: boolean;
  do {
    isAny = false;
    for (const { id } of await listDue(shop, options)) {
      if (await withLease(shop, `listing ${id}`, LEASE_MILLISECONDS, () => send(id))) isAny = true;
    }
  } while (isAny);
  return report;
}

type Push = Selectable<Tables["listingPushes"]>;

const listDue = (shop: Shop, { platformId, productId }: SendOptions) =>
  shop.db
    .selectFrom("listingPushes")
    .select("id")
    .where(isDue(shop))
    .$call((query) =>
      platformId === undefined ? query : query.where("platformId", "=", platformId),
    )
    .$call((query) => (productId === undefined ? query : query.where("productId", "=", productId)))
    .orderBy("dueAt")
    .orderBy("id")
    .execute();

const isDue = (shop: Shop) => (eb: ExpressionBuilder<Tables, "listingPushes">) => {
  const active = eb
    .selectFrom("platformIntegrations")
    .select("id")
    .where("isActive", "=", true)
    .where("deletedAt", "is", null);
  return eb.and([eb("dueAt", "<=", shop.now().toISOString()), eb("platformId", "in", active)]);
};

/** Counts the attempt before it begins; undefined where it is not due any more. */
const startAttempt = (shop: Shop, id: number): Promise<Push | undefined> =>
  shop.db
    .updateTable("listingPushes")
    .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
    .where("id", "=", id)
    .where(isDue(shop))
    .returningAll()
    .executeTakeFirst();

/** Removes it from the queue, unless it was queued again meanwhile. */
async function finish({ db }: Shop, { id, attempts }: Push): Promise<void> {
  await db
    .deleteFrom("listingPushes")
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .execute();
}

async function retryLater(shop: Shop, push: Push, reason: string): Promise<void> {
  const { id, attempts, platformId, productId } = push;
  const pause = Math.min(
    FIRST_RETRY_MILLISECONDS * 2 ** (attempts - 1),
    LONGEST_RETRY_MILLISECONDS,
  );
  await shop.db
    .updateTable("listingPushes")
    .set({ lastError: reason, dueAt: new Date(shop.now().getTime() + pause).toISOString() })
    .where("id", "=", id)
    .execute();
  await shop.db
    .updateTable("productListings")
    .set({ syncErrors: reason })
    .where("platformId", "=", platformId)
    .where("productId", "=", productId)
    .execute();
}
