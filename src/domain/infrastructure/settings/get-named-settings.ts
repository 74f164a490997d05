import type { Settings } from "#contract/settings/settings.ts";
import { withNames } from "#contract/settings/shop-name.ts";
import type { Shop } from "../../shop.ts";
import { getSettings } from "./get-settings.ts";

/** The settings for what visitors and platforms read: never without a name. */
export const getNamedSettings = async (shop: Shop): Promise<Settings> =>
  withNames(await getSettings(shop));
