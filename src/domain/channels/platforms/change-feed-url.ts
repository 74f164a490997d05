import { type Platform, PLATFORMS } from "#contract/channels/platforms.ts";
import { unprocessable } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { newFeedSecret } from "./connect-platform.ts";
import { encryptCredentials } from "./credentials.ts";
import { findPlatform } from "./find-platform.ts";
import { getPlatform } from "./list-platforms.ts";

/**
 * Gives a feed a new secret URL; the old one is not found from then on.
 * @param by the admin's username, for the history
 * @throws not-found when there is none with this id; unprocessable for a platform without a feed
 */
export async function changeFeedUrl(shop: Shop, id: number, by: string | null): Promise<Platform> {
  return inTransaction(shop, async (shop) => {
    const { platform } = await findPlatform(shop, id);
    const { way, name } = PLATFORMS[platform];
    if (way !== "feed") throw unprocessable(`${name} has no feed.`);
    const credentials = encryptCredentials(shop, platform, { feedSecret: newFeedSecret() });
    await shop.db
      .updateTable("platformIntegrations")
      .set({ credentials, updatedAt: shop.now().toISOString() })
      .where("id", "=", id)
      .execute();
    await recordChange(shop, by, { kind: "platform", action: "changed", label: name });
    return getPlatform(shop, id);
  });
}
