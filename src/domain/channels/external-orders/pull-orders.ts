import { z } from "zod";
import type { OrdersImported } from "#contract/channels/external-orders.ts";
import { DomainError } from "../../errors.ts";
import { readGmt } from "../woocommerce/read-gmt.ts";
import type { Shop } from "../../shop.ts";
import type { WooClient } from "../woocommerce/woo-client.ts";
import { modifiedSince, readLastSeenAt, writeLastSeenAt } from "../sync-logs/last-seen.ts";
import { recordExternalOrder } from "./record-external-order.ts";

const orderHead = z.object({
  id: z.int(),
  number: z.string().optional(),
  date_modified_gmt: z.string(),
});

export type PulledOrders = Omit<OrdersImported, "message">;

/**
 * Records the orders that changed since the last call; the first time, all of them. One that cannot be
 * recorded is reported in `failed` and stops none of the others.
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
  let latest = seenUntil;
  for await (const { items } of woo.pages("orders", query)) {
    for (const raw of items) {
      const known = orderHead.safeParse(raw).data;
      const modifiedAt = known && readGmt(known.date_modified_gmt);
      try {
        pulled[await recordExternalOrder(shop, platformId, raw)] += 1;
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        pulled.failed.push({
          name: `Order ${known?.number ?? known?.id ?? "?"}`,
          reason: error.message,
        });
      }
      if (modifiedAt && (!latest || modifiedAt > latest)) latest = modifiedAt;
    }
    await onPage();
  }
  if (latest && latest !== seenUntil) {
    await writeLastSeenAt(shop, platformId, "ordersSeenUntil", latest);
  }
  return pulled;
}
