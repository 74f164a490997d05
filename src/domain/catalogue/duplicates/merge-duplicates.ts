import { randomUUID } from "node:crypto";
import type { MergedDuplicates } from "#contract/catalogue/duplicates.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { advisoryLock } from "../../advisory-lock.ts";
import { moveManyToTrash } from "../../infrastructure/trash/move-many-to-trash.ts";
import { findDuplicates } from "./find-duplicates.ts";
import { mergeInto } from "./merge-into.ts";
import { toGroups } from "./to-groups.ts";

/**
 * Merges each group of duplicates into its most complete piece and moves the others to the trash, all groups
 * or none. Idempotent.
 * @param by the admin's username
 */
export async function mergeDuplicates(shop: Shop, by: string | null): Promise<MergedDuplicates> {
  return inTransaction(shop, async (shop) => {
    await advisoryLock(shop, "duplicates");
    const found = await findDuplicates(shop);
    const { groups, removed } = toGroups(found);
    if (removed === 0) return { groups, removed, batch: null };
    for (const { pieces } of found) await mergeInto(shop, pieces);
    const batch = randomUUID();
    const entries = groups.flatMap(({ remove }) =>
      remove.map(({ id, name }) => ({ entityId: id, label: name })),
    );
    await moveManyToTrash(shop, { kind: "product", entries, by, batch });
    await recordChange(shop, by, { kind: "pieces", action: "deleted", label: String(removed) });
    return { groups, removed, batch };
  });
}
