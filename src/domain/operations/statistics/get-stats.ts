import { formatHundredths } from "#contract/decimals.ts";
import type { Stats } from "#contract/sales/stats.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import { countSubscribers } from "../../newsletter/letters/count-subscribers.ts";
import type { Shop } from "../../shop.ts";
import { dayBounds } from "./day-bounds.ts";

/**
 * Dashboard figures: today's orders in the shop's time zone without canceled ones and those from elsewhere, pending orders, pieces
 * and subscribers. A sold piece that is listed counts as both.
 */
export async function getStats(shop: Shop): Promise<Stats> {
  const { timeZone } = await getSettings(shop);
  return {
    ...(await countToday(shop, timeZone)),
    pendingOrders: await countPending(shop),
    ...(await countPieces(shop)),
    subscribers: await countSubscribers(shop),
  };
}

async function countToday(shop: Shop, timeZone: string) {
  const today = dayBounds(shop.now(), timeZone);
  const { orders, cents } = await shop.db
    .selectFrom("orders")
    .select((eb) => [
      eb.fn.countAll<number>().as("orders"),
      eb.fn.sum<number | null>("totalCents").as("cents"),
    ])
    .where("createdAt", ">=", today.start)
    .where("createdAt", "<", today.end)
    .where("status", "!=", "cancelled")
    .where("sourceName", "is", null)
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  return { ordersToday: orders, revenueToday: formatHundredths(cents ?? 0) };
}

async function countPending(shop: Shop): Promise<number> {
  const { count } = await shop.db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("status", "=", "pending")
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

async function countPieces(shop: Shop) {
  const rows = await shop.db
    .selectFrom("products")
    .select((eb) => ["isActive", "availability", eb.fn.countAll<number>().as("count")])
    .where("deletedAt", "is", null)
    .groupBy(["isActive", "availability"])
    .execute();
  const sumOf = (counted: typeof rows) => counted.reduce((sum, row) => sum + row.count, 0);
  return {
    piecesListed: sumOf(rows.filter((row) => row.isActive)),
    piecesSold: sumOf(rows.filter((row) => row.availability === "sold")),
    piecesHidden: sumOf(rows.filter((row) => !row.isActive)),
  };
}
