import { countOf } from "#contract/count-of.ts";
import { sql } from "kysely";
import { listExternalOrders } from "../../../channels/external-orders/list-external-orders.ts";
import type { Shop } from "../../../shop.ts";
import { type Finding, ok } from "./finding.ts";

/** Whether changes reach the platforms that are connected, and their orders reach the shop. */
export async function checkPlatforms(shop: Shop): Promise<Finding> {
  const { db } = shop;
  const { active } = await db
    .selectFrom("platformIntegrations")
    .select(sql<number | string>`count(*)`.as("active"))
    .where("isActive", "=", true)
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  const connected = Number(active);
  const lost = await describeFailedOrders(shop);
  if (lost) return lost;
  if (connected === 0) return ok("No platform is connected.");
  const failing = await db
    .selectFrom("listingPushes")
    .innerJoin("platformIntegrations", "platformIntegrations.id", "listingPushes.platformId")
    .select("listingPushes.lastError")
    .where("listingPushes.lastError", "is not", null)
    .where("platformIntegrations.isActive", "=", true)
    .where("platformIntegrations.deletedAt", "is", null)
    .limit(500)
    .execute();
  const unsynchronized = await listFailedSyncs(db);
  if (unsynchronized.length > 0) {
    return {
      state: "warning",
      sentence: `Synchronizing failed: ${unsynchronized[0]?.lastError ?? ""}`,
      meaning: "Orders and changes from there arrive late.",
      fix: "It is tried again by itself. See Platforms for the reason.",
      screen: "/admin/platforms",
    };
  }
  if (failing.length === 0) {
    return ok(countOf(connected, "platform is up to date.", "platforms are up to date."));
  }
  return {
    state: "warning",
    sentence: `${countOf(failing.length, "change")} couldn’t be sent yet: ${failing[0]?.lastError ?? ""}`,
    meaning: "There, pieces still show former prices or states.",
    fix: "They are tried again by themselves. See Platforms for each of them.",
    screen: "/admin/platforms",
  };
}

/** Until they are recorded or dismissed, whatever succeeds meanwhile. */
async function describeFailedOrders(shop: Shop): Promise<Finding | null> {
  const { total, items } = await listExternalOrders(shop, { isFailed: true, limit: 1 });
  if (total === 0) return null;
  return {
    state: "warning",
    sentence: `${countOf(total, "order")} from platforms couldn’t be recorded: ${items[0]?.syncErrors ?? ""}`,
    meaning: "What was sold there may still be for sale here.",
    fix: "It is tried again by itself. On your To-Do List you can try now, or dismiss an order.",
    screen: "/admin",
  };
}

/** Of platforms that are on; a success clears the error. */
const listFailedSyncs = (db: Shop["db"]) =>
  db
    .selectFrom("platformSyncState")
    .innerJoin("platformIntegrations", "platformIntegrations.id", "platformSyncState.platformId")
    .select("platformSyncState.lastError")
    .where("platformSyncState.lastError", "is not", null)
    .where("platformIntegrations.isActive", "=", true)
    .where("platformIntegrations.deletedAt", "is", null)
    .limit(1)
    .execute();
