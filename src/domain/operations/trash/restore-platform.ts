import { conflict, notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { restoreRow } from "./restore-row.ts";

/** Connects a platform again as it was. @throws conflict when another of its kind is connected by now */
export async function restorePlatform(shop: Shop, id: number): Promise<void> {
  const row = await shop.db
    .selectFrom("platformIntegrations as gone")
    .leftJoin("platformIntegrations as living", (join) =>
      join
        .onRef("living.platform", "=", "gone.platform")
        .on("living.deletedAt", "is", null)
        .onRef("living.id", "!=", "gone.id"),
    )
    .select("living.id as inTheWay")
    .where("gone.id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Platform");
  if (row.inTheWay !== null) {
    throw conflict("Another one of its kind is connected by now. Disconnect that one first.");
  }
  await restoreRow(shop, "platform", id);
}
