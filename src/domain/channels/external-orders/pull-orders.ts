import { z } from "zod";
import type { OrdersImported } from "#contract/external-orders.ts";
import { DomainError } from "../../errors.ts";
import { readGmt } from "../woocommerce/read-gmt.ts";
import type { Shop } from "../../shop.ts";
import type { WooClient } from "../woocommerce/woo-client.ts";
import type { WooQuery } from "../woocommerce/read-pages.ts";
import { recordExternalOrder } from "./record-external-order.ts";

/** WooCommerce's time stamps are whole seconds of its own clock, so the last minutes are read again. */
const OVERLAP_MILLISECONDS = 10 * 60 * 1000;

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
  const seenUntil = await readLastSeenAt(shop, platformId);
  const query: WooQuery = seenUntil
    ? { status: "any", modified_after: withOverlap(seenUntil), dates_are_gmt: true }
    : { status: "any" };
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
  if (latest && latest !== seenUntil) await writeLastSeenAt(shop, platformId, latest);
  return pulled;
}

/** "2026-11-20T15:00:00", the format of WordPress. */
const withOverlap = (mark: string): string =>
  new Date(Date.parse(mark) - OVERLAP_MILLISECONDS).toISOString().slice(0, 19);

async function readLastSeenAt({ db }: Shop, platformId: number): Promise<string | null> {
  const state = await db
    .selectFrom("platformSyncState")
    .select("ordersSeenUntil")
    .where("platformId", "=", platformId)
    .executeTakeFirst();
  return state?.ordersSeenUntil ?? null;
}

async function writeLastSeenAt(
  { db }: Shop,
  platformId: number,
  ordersSeenUntil: string,
): Promise<void> {
  await db
    .insertInto("platformSyncState")
    .values({ platformId, ordersSeenUntil })
    .onConflict((conflict) => conflict.column("platformId").doUpdateSet({ ordersSeenUntil }))
    .execute();
}
