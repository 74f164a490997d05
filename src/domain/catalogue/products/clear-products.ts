import { randomUUID } from "node:crypto";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { moveManyToTrash } from "../../infrastructure/trash/move-many-to-trash.ts";
import { visibleProducts } from "./visible-products.ts";

/**
 * Moves every piece to the trash.
 * @param by the admin's username, null for an import
 * @returns the number of pieces, and the batch that restores them together
 */
export async function clearProducts(
  shop: Shop,
  by: string | null,
): Promise<{ removed: number; batch: string }> {
  const batch = randomUUID();
  return inTransaction(shop, async (shop) => {
    const entries = await visibleProducts(shop, "admin")
      .select(["products.id as entityId", "products.name as label"])
      .orderBy("products.id")
      .execute();
    const removed = await moveManyToTrash(shop, { kind: "product", entries, by, batch });
    await recordChange(shop, by, { kind: "pieces", action: "deleted", label: String(removed) });
    return { removed, batch };
  });
}
