import {
  type Platform,
  FEED_FILES,
  FEED_KINDS,
  platformSchema,
  PLATFORMS,
} from "#contract/channels/platforms.ts";
import { listLeaseNames } from "../../infrastructure/leases/with-lease.ts";
import type { Shop } from "../../shop.ts";
import { syncLeaseName } from "../sync-logs/sync-lease.ts";
import { findPlatform, findPlatforms, type PlatformRow } from "./find-platform.ts";
import { idList } from "../../id-list.ts";
import { decryptCredentials } from "./credentials.ts";
import { nextSync } from "./next-sync.ts";
import { readPlatformSettings } from "./platform-settings.ts";

/** Connected platforms, oldest first. */
export const listPlatforms = async (shop: Shop): Promise<Platform[]> =>
  toPlatforms(shop, await findPlatforms(shop));

/** @throws not-found when there is none with this id, or it was disconnected */
export async function getPlatform(shop: Shop, id: number): Promise<Platform> {
  const [platform] = await toPlatforms(shop, [await findPlatform(shop, id)]);
  if (!platform) throw new Error("A platform that was found could not be shown.");
  return platform;
}

/** Platforms as the admin sees them. Of their credentials only their presence is shown. */
async function toPlatforms(shop: Shop, rows: PlatformRow[]): Promise<Platform[]> {
  const lastErrors = await loadLastErrors(shop, rows);
  const leases = await listLeaseNames(shop);
  return rows.map((row) => {
    const platform = platformSchema.shape.platform.parse(row.platform);
    const settings = readPlatformSettings(row);
    const isSynced = PLATFORMS[platform].way === "keys";
    return {
      id: row.id,
      platform,
      name: PLATFORMS[platform].name,
      isActive: row.isActive,
      settings,
      hasCredentials: PLATFORMS[platform].way === "keys" && row.credentials["sealed"] !== undefined,
      feedUrl: feedUrlOf(shop, row),
      isSyncing: leases.has(syncLeaseName(row.id)),
      lastSyncAt: row.lastSyncAt,
      nextSyncAt: isSynced ? nextSync({ ...row, schedule: settings.schedule }) : null,
      lastError: lastErrors.get(row.id) ?? null,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
    };
  });
}

function feedUrlOf(shop: Shop, row: PlatformRow): string | null {
  const kind = FEED_KINDS.find((each) => each === row.platform);
  if (!kind) return null;
  const { feedSecret } = decryptCredentials(shop, row);
  return feedSecret ? `${shop.publicUrl}/feeds/${feedSecret}/${FEED_FILES[kind]}` : null;
}

async function loadLastErrors(shop: Shop, rows: PlatformRow[]) {
  const states = await shop.db
    .selectFrom("platformSyncState")
    .select(["platformId", "lastError"])
    .where(
      "platformId",
      "in",
      idList(
        shop,
        rows.map(({ id }) => id),
      ),
    )
    .execute();
  return new Map(states.map(({ platformId, lastError }) => [platformId, lastError]));
}
