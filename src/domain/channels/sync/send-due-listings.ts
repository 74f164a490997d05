import { randomUUID } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import type { Tables } from "#database/tables.ts";
import { describeProblem } from "../platforms/describe-problem.ts";
import { openPlatformClient } from "../platforms/open-platform-client.ts";
import type { Shop } from "../../shop.ts";
import type { WooClient } from "../woocommerce/woo-client.ts";
import type { Push } from "../listings/queue-push.ts";
import { sendListing } from "./send-listing.ts";

/** Longer than any request takes. Then another worker may claim the listing of one that crashed. */
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
 * Sends due listings one by one. Several processes may do so at once: a lease assigns each listing to one
 * of them. A failed one is retried with exponential backoff, without end.
 */
export async function sendDueListings(shop: Shop, options: SendOptions = {}): Promise<SendReport> {
  const report: SendReport = { sent: 0, failed: [] };
  const open = options.open ?? openPlatformClient;
  const stores = new Map<number, Promise<WooClient>>();
  for (;;) {
    const claim = await claimNext(shop, options);
    if (!claim) return report;
    try {
      const store = stores.get(claim.platformId) ?? open(shop, claim.platformId);
      stores.set(claim.platformId, store);
      await sendListing(shop, await store, claim);
      await finish(shop, claim);
      report.sent += 1;
    } catch (error) {
      const reason = describeProblem(shop, error);
      await retryLater(shop, claim, reason);
      report.failed.push({ productId: claim.productId, reason });
    }
  }
}

type Claim = Push & { id: number; token: string; attempts: number };

async function claimNext(shop: Shop, options: SendOptions): Promise<Claim | null> {
  const { platformId, productId } = options;
  for (;;) {
    const now = shop.now();
    const at = now.toISOString();
    const due = await shop.db
      .selectFrom("listingPushes")
      .innerJoin("platformIntegrations", "platformIntegrations.id", "listingPushes.platformId")
      .selectAll("listingPushes")
      .where("platformIntegrations.isActive", "=", true)
      .where("platformIntegrations.deletedAt", "is", null)
      .where("listingPushes.dueAt", "<=", at)
      .where(isFree(at))
      .$call((query) =>
        platformId === undefined ? query : query.where("listingPushes.platformId", "=", platformId),
      )
      .$call((query) =>
        productId === undefined ? query : query.where("listingPushes.productId", "=", productId),
      )
      .orderBy("listingPushes.dueAt")
      .orderBy("listingPushes.id")
      .executeTakeFirst();
    if (!due) return null;
    const token = randomUUID();
    const { numUpdatedRows } = await shop.db
      .updateTable("listingPushes")
      .set({
        leaseToken: token,
        leasedUntil: new Date(now.getTime() + LEASE_MILLISECONDS).toISOString(),
      })
      .where("id", "=", due.id)
      .where(isFree(at))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return { ...due, token };
  }
}

const isFree = (at: string) => (eb: ExpressionBuilder<Tables, "listingPushes">) =>
  eb.or([eb("listingPushes.leasedUntil", "is", null), eb("listingPushes.leasedUntil", "<=", at)]);

/** Removes it from the queue, unless it was queued again meanwhile: then its lease ends. */
async function finish({ db }: Shop, { id, token }: Claim): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("listingPushes")
    .where("id", "=", id)
    .where("leaseToken", "=", token)
    .executeTakeFirst();
  if (numDeletedRows > 0n) return;
  await db
    .updateTable("listingPushes")
    .set({ leasedUntil: null })
    .where("id", "=", id)
    .where("leaseToken", "is", null)
    .execute();
}

async function retryLater(shop: Shop, claim: Claim, reason: string): Promise<void> {
  const attempts = claim.attempts + 1;
  const pause = Math.min(
    FIRST_RETRY_MILLISECONDS * 2 ** (attempts - 1),
    LONGEST_RETRY_MILLISECONDS,
  );
  const now = shop.now();
  await shop.db
    .updateTable("listingPushes")
    .set({
      attempts,
      lastError: reason,
      dueAt: new Date(now.getTime() + pause).toISOString(),
      leaseToken: null,
      leasedUntil: null,
    })
    .where("id", "=", claim.id)
    .execute();
  await shop.db
    .updateTable("productListings")
    .set({ syncErrors: reason })
    .where("platformId", "=", claim.platformId)
    .where("productId", "=", claim.productId)
    .execute();
}
