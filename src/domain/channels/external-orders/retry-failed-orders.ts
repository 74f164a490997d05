import { z } from "zod";
import { DomainError, notFound, unprocessable } from "../../errors.ts";
import { forEachRow } from "../../for-each-row.ts";
import type { Shop } from "../../shop.ts";
import { openPlatformClient } from "../platforms/open-platform-client.ts";
import type { WooClient } from "../woocommerce/woo-client.ts";
import { recordExternalOrder } from "./record-external-order.ts";
import { type FailedOrder, isFailed, saveFailedOrder, UNREADABLE } from "./save-failed-order.ts";

/** How many are asked for at once; the others come the next time. */
const MAX_RETRIED = 100;
/** How long the job leaves an order that failed alone. */
const PAUSE_MILLISECONDS = 15 * 60 * 1000;

type FailedRow = { platformId: number; externalOrderId: string; syncErrors: string | null };

/**
 * Asks a platform for its failed orders again and records them.
 * @param besides ids that were tried already
 * @returns how many are in now, and what keeps the others out
 */
export async function retryFailedOrders(
  shop: Shop,
  woo: WooClient,
  platformId: number,
  besides: ReadonlySet<string>,
): Promise<{ recorded: number; failed: FailedOrder[] }> {
  const rows = await shop.db
    .selectFrom("externalOrders")
    .select(["platformId", "externalOrderId", "syncErrors"])
    .where("platformId", "=", platformId)
    .where(isFailed)
    .orderBy("updatedAt")
    .orderBy("id")
    .limit(MAX_RETRIED)
    .execute();
  const others = rows.filter(({ externalOrderId }) => !besides.has(externalOrderId));
  const failed: FailedOrder[] = [];
  for (const row of others) {
    const failure = await retry(shop, woo, row);
    if (failure) failed.push(failure);
  }
  return { recorded: others.length - failed.length, failed };
}

/** @returns what keeps it out; null when it is in now */
async function retry(shop: Shop, woo: WooClient, row: FailedRow): Promise<FailedOrder | null> {
  const { platformId, externalOrderId: id, syncErrors } = row;
  if (id.startsWith(UNREADABLE)) return { name: "Order ?", reason: syncErrors ?? "" };
  let raw: Record<string, unknown> = {};
  try {
    const { data } = await woo.get(`orders/${id}`);
    raw = z.record(z.string(), z.unknown()).catch({}).parse(data);
    await recordExternalOrder(shop, platformId, raw);
    return null;
  } catch (error) {
    // Whether it can be recorded remains unknown, and its stored reason true.
    const isStoreAway = error instanceof DomainError && error.code === "bad-gateway";
    if (isStoreAway) return { name: `Order ${id}`, reason: error.message };
    return saveFailedOrder(shop, platformId, { ...raw, id }, error);
  }
}

/** Tries the failed orders of all platforms that are on again, each every quarter of an hour. */
export async function retryDueOrders(shop: Shop): Promise<void> {
  const now = shop.now();
  const due = await shop.db
    .updateTable("externalOrders")
    .set({ updatedAt: now.toISOString() })
    .where(isFailed)
    .where("updatedAt", "<=", new Date(now.getTime() - PAUSE_MILLISECONDS).toISOString())
    .where("externalOrderId", "not like", `${UNREADABLE}%`)
    .where("platformId", "in", (eb) =>
      eb
        .selectFrom("platformIntegrations")
        .select("id")
        .where("isActive", "=", true)
        .where("deletedAt", "is", null),
    )
    .returning(["platformId", "externalOrderId", "syncErrors"])
    .execute();
  const platforms = [...Map.groupBy(due, ({ platformId }) => platformId)];
  type Group = (typeof platforms)[number];
  const named = { work: "record failed orders again", key: ([platformId]: Group) => platformId };
  await forEachRow(shop, platforms, named, async ([platformId, rows]) => {
    const woo = await openPlatformClient(shop, platformId);
    // Fails at once where the store is away, not once for each order.
    await woo.connect();
    for (const row of rows) await retry(shop, woo, row);
  });
}

/**
 * Tries one failed order again now.
 * @throws not-found; unprocessable with the reason why it is still not in; what the client throws
 */
export async function retryFailedOrder(shop: Shop, id: number): Promise<void> {
  const row = await findFailedOrder(shop, id);
  const woo = await openPlatformClient(shop, row.platformId);
  const failure = await retry(shop, woo, row);
  if (failure) throw unprocessable(failure.reason);
}

/** Takes a failed order off the To-Do List, until its platform changes it. @throws not-found */
export async function dismissFailedOrder(shop: Shop, id: number): Promise<void> {
  await findFailedOrder(shop, id);
  await shop.db
    .updateTable("externalOrders")
    .set({ syncStatus: "dismissed", updatedAt: shop.now().toISOString() })
    .where("id", "=", id)
    .execute();
}

async function findFailedOrder({ db }: Shop, id: number): Promise<FailedRow> {
  const row = await db
    .selectFrom("externalOrders")
    .select(["platformId", "externalOrderId", "syncErrors"])
    .where("id", "=", id)
    .where(isFailed)
    .executeTakeFirst();
  if (!row) throw notFound("Order");
  return row;
}
