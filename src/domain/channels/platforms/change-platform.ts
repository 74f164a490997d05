import { type Platform, type PlatformChange, PLATFORMS } from "#contract/channels/platforms.ts";
import { invalid } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { decryptCredentials, encryptCredentials } from "./credentials.ts";
import { findPlatform } from "./find-platform.ts";
import { getPlatform } from "./list-platforms.ts";
import { verifyKeys } from "./verify-keys.ts";

/**
 * Pauses or resumes a platform, changes its sync schedule, or replaces its keys after verifying them.
 * Omitted fields stay.
 * @param by the admin's username, for the history
 * @throws not-found when there is none with this id; unprocessable or bad-gateway for keys that do not work
 */
export async function changePlatform(
  shop: Shop,
  id: number,
  change: PlatformChange,
  by: string | null,
): Promise<Platform> {
  const { platform } = await findPlatform(shop, id);
  if (change.credentials && platform !== "woocommerce") {
    throw invalid("credentials", `${PLATFORMS.woocommerce.name} alone has keys`);
  }
  if (change.credentials) await verifyKeys(shop, change.credentials);
  return inTransaction(shop, async (shop) => {
    const row = await findPlatform(shop, id);
    const { credentials, isActive, settings } = change;
    const changed = {
      ...row.settings,
      ...(settings?.schedule && { schedule: settings.schedule }),
      ...(credentials && { storeUrl: credentials.storeUrl }),
    };
    await shop.db
      .updateTable("platformIntegrations")
      .set({
        ...(isActive !== undefined && { isActive }),
        ...(credentials && {
          credentials: encryptCredentials(shop, row.platform, {
            ...decryptCredentials(shop, row),
            ...credentials,
          }),
        }),
        settings: JSON.stringify(changed),
        updatedAt: shop.now().toISOString(),
      })
      .where("id", "=", id)
      .execute();
    const label = PLATFORMS[row.platform].name;
    await recordChange(shop, by, { kind: "platform", action: "changed", label });
    return getPlatform(shop, id);
  });
}
