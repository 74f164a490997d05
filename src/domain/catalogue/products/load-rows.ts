import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { idList } from "../../id-list.ts";
import type { Shop } from "../../shop.ts";
import { SUMMARY_COLUMNS } from "./to-products.ts";

/** Pieces in the order of the ids, without those deleted meanwhile. */
export async function loadRows(
  shop: Shop,
  ids: number[],
): Promise<Selectable<Tables["products"]>[]> {
  if (ids.length === 0) return [];
  return inOrder(ids, await liveRows(shop, ids).selectAll().execute());
}

/** As loadRows, with the columns that lists show. */
export async function loadSummaryRows(shop: Shop, ids: number[]) {
  if (ids.length === 0) return [];
  return inOrder(ids, await liveRows(shop, ids).select(SUMMARY_COLUMNS).execute());
}

const liveRows = (shop: Shop, ids: number[]) =>
  shop.db
    .selectFrom("products")
    .where("id", "in", idList(shop, ids))
    .where("deletedAt", "is", null);

function inOrder<Row extends { id: number }>(ids: number[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
