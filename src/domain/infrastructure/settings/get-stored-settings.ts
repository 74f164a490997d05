import { settingsSchema, type StoredSettings } from "#contract/settings/settings.ts";
import type { Shop } from "../../shop.ts";
import { getSettings } from "./get-settings.ts";

/** The settings with the time of their last change. */
export async function getStoredSettings(shop: Shop): Promise<StoredSettings> {
  const { updatedAt } = await shop.db
    .selectFrom("settings")
    .select(({ fn }) => fn.max<string | null>("updatedAt").as("updatedAt"))
    .where("key", "in", Object.keys(settingsSchema.shape))
    .executeTakeFirstOrThrow();
  return { ...(await getSettings(shop)), updatedAt };
}
