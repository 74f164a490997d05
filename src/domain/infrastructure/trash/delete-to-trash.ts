import type { Deleted } from "#contract/operations/trash.ts";
import type { Shop } from "../../shop.ts";
import { moveToTrash, type Removal } from "./move-to-trash.ts";
import { TRASH_TABLES } from "./trash-tables.ts";

/** Moves an entity to the trash and returns the response of every delete, with the id that Undo needs. */
export async function deleteToTrash(shop: Shop, removal: Removal): Promise<Deleted> {
  const trashId = await moveToTrash(shop, removal);
  return { message: `${TRASH_TABLES[removal.kind].noun} deleted successfully`, trashId };
}
