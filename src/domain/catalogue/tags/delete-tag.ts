import type { Deleted } from "#contract/operations/trash.ts";
import { inTransaction } from "../../in-transaction.ts";
import { indexTagged } from "../../infrastructure/search/index/index-tagged.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { deleteToTrash } from "../../infrastructure/trash/delete-to-trash.ts";
import { getTag } from "./get-tag.ts";

/**
 * Moves a tag to the trash. Its links stay, for when it is restored.
 * @param by the admin's username, null for an import
 * @param batch groups what is deleted together
 */
export async function deleteTag(
  shop: Shop,
  id: number,
  by: string | null,
  batch?: string,
): Promise<Deleted> {
  return inTransaction(shop, async (shop) => {
    const { name } = await getTag(shop, id);
    const removal = { kind: "tag", entityId: id, label: name, by, batch } as const;
    const deleted = await deleteToTrash(shop, removal);
    await indexTagged(shop, [id]);
    if (batch === undefined) {
      await recordChange(shop, by, { kind: "tag", action: "deleted", label: name });
    }
    return deleted;
  });
}
