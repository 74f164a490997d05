import type { Deleted } from "#contract/trash.ts";
import { inTransaction } from "../../in-transaction.ts";
import { indexTagged } from "../../infrastructure/search/index-tagged.ts";
import type { Shop } from "../../shop.ts";
import { deleteToTrash } from "../../infrastructure/trash/delete-to-trash.ts";
import { getTag } from "./get-tag.ts";

/**
 * Moves a tag to the trash. Its links stay, unseen, and are back when it is restored.
 * @param by username of who deletes it, null for a run without anybody
 * @param batch names what is deleted in one go
 */
export async function deleteTag(
  shop: Shop,
  id: number,
  by: string | null,
  batch?: string,
): Promise<Deleted> {
  return inTransaction(shop, async (shop) => {
    const { name } = await getTag(shop, id);
    const removal = { kind: "tag", entityId: id, label: name, by } as const;
    const deleted = await deleteToTrash(shop, {
      ...removal,
      ...(batch !== undefined && { batch }),
    });
    await indexTagged(shop, [id]);
    return deleted;
  });
}
