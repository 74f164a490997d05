import { randomBytes } from "node:crypto";
import { type NewPlatform, type Platform, PLATFORMS } from "#contract/channels/platforms.ts";
import { conflict, invalid } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { advisoryLock } from "../../advisory-lock.ts";
import { encryptCredentials } from "./credentials.ts";
import { findPlatforms } from "./find-platform.ts";
import { getPlatform } from "./list-platforms.ts";
import { verifyKeys } from "./verify-keys.ts";

/** The secret in a feed's URL: 192 random bits. */
export const newFeedSecret = (): string => randomBytes(24).toString("base64url");

/**
 * Connects a platform. The keys of a WooCommerce store are verified first.
 * @param by the admin's username, for the history
 * @throws conflict when one of this kind is connected already; invalid without the keys it needs;
 * unprocessable when they are refused; bad-gateway when the store cannot be reached
 */
export async function connectPlatform(
  shop: Shop,
  input: NewPlatform,
  by: string | null,
): Promise<Platform> {
  const { platform, isActive = true, settings } = input;
  const credentials = await readCredentials(shop, input);
  const now = shop.now().toISOString();
  return inTransaction(shop, async (shop) => {
    await advisoryLock(shop, `platform ${platform}`);
    const [connected] = await findPlatforms(shop, platform);
    if (connected) throw conflict(`${PLATFORMS[platform].name} is connected already.`);
    const { storeUrl = null } = credentials;
    const { id } = await shop.db
      .insertInto("platformIntegrations")
      .values({
        platform,
        isActive,
        credentials:
          Object.keys(credentials).length > 0
            ? encryptCredentials(shop, platform, credentials)
            : "{}",
        settings: JSON.stringify({ schedule: settings?.schedule ?? "off", storeUrl }),
        createdAt: now,
        updatedAt: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const label = PLATFORMS[platform].name;
    await recordChange(shop, by, { kind: "platform", action: "added", label });
    return getPlatform(shop, id);
  });
}

async function readCredentials(
  shop: Shop,
  { platform, credentials }: NewPlatform,
): Promise<Record<string, string>> {
  const { way, name } = PLATFORMS[platform];
  if (way === "feed") return { feedSecret: newFeedSecret() };
  if (way === "file") return {};
  if (!credentials) throw invalid("credentials", `${name} needs its address and keys`);
  await verifyKeys(shop, credentials);
  return { ...credentials, webhookSecret: randomBytes(24).toString("base64url") };
}
