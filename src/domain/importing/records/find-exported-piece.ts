import type { ExportedPiece } from "#contract/importing/import-records.ts";
import { normalizeName } from "../../catalogue/products/normalize-name.ts";
import type { Shop } from "../../shop.ts";

/**
 * The piece that an export knew by this id, if name or SKU agree; else one with the same SKU or
 * name.
 */
export async function findExportedPiece(
  { db }: Shop,
  { id, name, sku }: ExportedPiece,
): Promise<number | null> {
  const found = await db
    .selectFrom("products")
    .select(["id", "name", "sku"])
    .where("deletedAt", "is", null)
    .where((eb) =>
      eb.or([
        eb("id", "=", id),
        ...(sku === null ? [] : [eb("sku", "=", sku)]),
        eb("name", "=", name),
      ]),
    )
    .orderBy("id")
    .execute();
  const isSame = (each: (typeof found)[number]) =>
    (sku !== null && each.sku === sku) || normalizeName(each.name) === normalizeName(name);
  const same = found.find((each) => each.id === id && isSame(each)) ?? found.find(isSame);
  return same?.id ?? null;
}
