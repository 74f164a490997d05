import { DEFAULT_SETTINGS } from "#contract/settings/default-settings.ts";
import { type Settings, settingsSchema } from "#contract/settings/settings.ts";
import { memoizeByRevision } from "../revisions/memoize-by-revision.ts";
import type { Shop } from "../../shop.ts";

/** The shop's settings, with defaults for those never set. */
export function getSettings(shop: Shop): Promise<Settings> {
  return memoizeByRevision(shop, "settings", () => readSettings(shop));
}

async function readSettings(shop: Shop): Promise<Settings> {
  const rows = await shop.db
    .selectFrom("settings")
    .select(["key", "value"])
    .where("key", "in", Object.keys(settingsSchema.shape))
    .execute();
  const stored = Object.fromEntries(rows.map((row) => [row.key, row.value]));
  return { ...DEFAULT_SETTINGS, ...stored };
}
