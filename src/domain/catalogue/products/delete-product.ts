import type { Deleted } from "#contract/operations/trash.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { deleteToTrash } from "../../infrastructure/trash/delete-to-trash.ts";
import { getProduct } from "./get-product.ts";

/**
 * Moves a piece to the trash.
 * @param by the admin's username, null for an import
 */
export async function deleteProduct(shop: Shop, id: number, by: string | null): Promise<Deleted> {
  return inTransaction(shop, async (shop) => {
    const { name } = await getProduct(shop, id, "admin");
    const deleted = await deleteToTrash(shop, { kind: "product", entityId: id, label: name, by });
    const entry = { kind: "piece", action: "deleted", productId: id, label: name } as const;
    await recordChange(shop, by, entry);
    return deleted;
  });
}
