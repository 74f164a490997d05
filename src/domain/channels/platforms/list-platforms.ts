import type { Platform } from "#contract/channels/platforms.ts";
import type { Shop } from "../../shop.ts";
import { findPlatform, findPlatforms } from "./find-platform.ts";
import { toPlatforms } from "./to-platforms.ts";

/** Connected platforms, oldest first. */
export const listPlatforms = async (shop: Shop): Promise<Platform[]> =>
  toPlatforms(shop, await findPlatforms(shop));

/** @throws not-found when there is none with this id, or it was disconnected */
export async function getPlatform(shop: Shop, id: number): Promise<Platform> {
  const [platform] = await toPlatforms(shop, [await findPlatform(shop, id)]);
  if (!platform) throw new Error("A platform that was found could not be shown.");
  return platform;
}
