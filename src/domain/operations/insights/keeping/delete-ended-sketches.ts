import { getSettings } from "../../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../../shop.ts";
import { shopDay } from "../shop-day.ts";

/** What was counted before midnight is written by then. */
const GRACE_MILLISECONDS = 60_000;

/** Deletes salts and sketches of ended days: from then on nobody can tell who came. */
export async function deleteEndedSketches(shop: Shop): Promise<void> {
  const { timeZone } = await getSettings(shop);
  const today = shopDay(new Date(shop.now().getTime() - GRACE_MILLISECONDS), timeZone);
  await shop.db.deleteFrom("visitorSketches").where("day", "<", today).execute();
}
