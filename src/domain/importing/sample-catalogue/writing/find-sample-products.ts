import type { Shop } from "../../../shop.ts";

/** Ids of pieces by SKU. */
export async function findSampleProducts({ db }: Shop): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("products")
    .select(["id", "sku"])
    .where("deletedAt", "is", null)
    .where("sku", "is not", null)
    .execute();
  return new Map(rows.map(({ id, sku }) => [sku ?? "", id]));
}
