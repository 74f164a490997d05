import { conflict, notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { restoreRow } from "./restore-row.ts";

/** Reconnects a platform. @throws conflict when another of its kind is connected */
export async function restorePlatform(shop: Shop, id: number): Promise<void> {
  const row = await shop.db
    .selectFrom("platformIntegrations as deleted")
    .leftJoin("platformIntegrations as active", (join) =>
      join
        .onRef("active.platform", "=", "deleted.platform")
        .on("active.deletedAt", "is", null)
        .onRef("active.id", "!=", "deleted.id"),
    )
    .select("active.id as activeId")
    .where("deleted.id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Platform");
  if (row.activeId !== null) {
    throw conflict("Another one of its kind is connected by now. Disconnect that one first.");
  }
  await restoreRow(shop, "platform", id);
}
