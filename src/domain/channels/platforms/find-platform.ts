import type { Selectable } from "kysely";
import type { PlatformKind } from "#contract/channels/platforms.ts";
import type { Tables } from "#database/tables.ts";
import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

export type PlatformRow = Selectable<Tables["platformIntegrations"]>;

/** Connected platforms, oldest first. */
export const findPlatforms = (shop: Shop, platform?: PlatformKind): Promise<PlatformRow[]> =>
  shop.db
    .selectFrom("platformIntegrations")
    .selectAll()
    .where("deletedAt", "is", null)
    .$call((query) => (platform ? query.where("platform", "=", platform) : query))
    .orderBy("id")
    .execute();

/** @throws not-found when there is none with this id, or it was disconnected */
export async function findPlatform(shop: Shop, id: number): Promise<PlatformRow> {
  const row = await shop.db
    .selectFrom("platformIntegrations")
    .selectAll()
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (!row) throw notFound("Platform");
  return row;
}
