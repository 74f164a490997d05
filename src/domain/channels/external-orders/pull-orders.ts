import { z } from "zod";
import type { OrdersImported } from "#contract/channels/external-orders.ts";
import { id } from "../../lenient-fields.ts";
import { readGmt } from "../woocommerce/read-gmt.ts";
import type { Shop } from "../../shop.ts";
import type { WooClient } from "../woocommerce/woo-client.ts";
import { modifiedSince, readLastSeenAt, writeLastSeenAt } from "../sync-logs/last-seen.ts";
import { retryFailedOrders } from "./retry-failed-orders.ts";
import { saveFailedOrder } from "./save-failed-order.ts";
import { recordExternalOrder } from "./record-external-order.ts";

const orderHead = z.object({ id, date_modified_gmt: z.string().catch("") });

export type PulledOrders = Omit<OrdersImported, "message">;

/**
 * Records the orders that changed since the last call; the first time, all of them. One that cannot be
 * recorded is stored as failed, tried again by every later call, and reported in `failed` until it is in.
 * @throws what the client throws
 */
export async function pullOrders(
  shop: Shop,
  woo: WooClient,
  platformId: number,
  onPage: () => Promise<void> = () => Promise.resolve(),
): Promise<PulledOrders> {
  const seenUntil = await readLastSeenAt(shop, platformId, "ordersSeenUntil");
  const query = { status: "any", ...modifiedSince(seenUntil) };
  const pulled: PulledOrders = { imported: 0, updated: 0, skipped: 0, failed: [] };
  const tried = new Set<string>();
  let latest = seenUntil;
  for await (const { items } of woo.pages("orders", query)) {
    for (const raw of items) {
      const head = orderHead.safeParse(raw).data;
      const modifiedAt = head && readGmt(head.date_modified_gmt);
      if (head) tried.add(String(head.id));
      try {
        pulled[await recordExternalOrder(shop, platformId, raw)] += 1;
      } catch (error) {
        const failure = await saveFailedOrder(shop, platformId, raw, error);
        if (failure) pulled.failed.push(failure);
      }
      if (modifiedAt && (!latest || modifiedAt > latest)) latest = modifiedAt;
    }
    await onPage();
  }
  if (latest && latest !== seenUntil) {
    await writeLastSeenAt(shop, platformId, "ordersSeenUntil", latest);
  }
  const again = await retryFailedOrders(shop, woo, platformId, tried);
  pulled.imported += again.recorded;
  pulled.failed.push(...again.failed);
  return pulled;
}
