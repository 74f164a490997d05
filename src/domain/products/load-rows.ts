import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { amongIds } from "../among-ids.ts";
import type { Shop } from "../shop.ts";

/** These pieces in the order of the ids, without those that have gone meanwhile. */
export async function loadRows(
  shop: Shop,
  ids: number[],
): Promise<Selectable<Tables["products"]>[]> {
  if (ids.length === 0) return [];
  const rows = await shop.db
    .selectFrom("products")
    .selectAll()
    .where("id", "in", amongIds(shop, ids))
    .where("deletedAt", "is", null)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
