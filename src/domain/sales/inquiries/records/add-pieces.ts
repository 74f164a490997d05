import { loadSummaryRows } from "../../../catalogue/products/load-rows.ts";
import type { Shop } from "../../../shop.ts";

/** Adds pieces to those that an inquiry asks about; ones that are not there are left out. */
export async function addPieces(
  shop: Shop,
  inquiryId: number,
  productIds: number[] = [],
): Promise<void> {
  const pieces = await loadSummaryRows(shop, [...new Set(productIds)]);
  if (pieces.length === 0) return;
  const { first } = await shop.db
    .selectFrom("inquiryPieces")
    .select(({ fn }) => fn.countAll<number>().as("first"))
    .where("inquiryId", "=", inquiryId)
    .executeTakeFirstOrThrow();
  const rows = pieces.map(({ id, name }, index) => ({
    inquiryId,
    productId: id,
    productName: name,
    position: first + index,
  }));
  await shop.db.insertInto("inquiryPieces").values(rows).execute();
}
