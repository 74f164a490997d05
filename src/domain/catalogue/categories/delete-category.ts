import { countOf } from "#contract/count-of.ts";
import { advisoryLock } from "../../advisory-lock.ts";
import { conflict, invalid } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { indexCategory } from "../../infrastructure/search/index/index-category.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { getCategory } from "./get-category.ts";
import { requireCategory } from "./require-category.ts";

/**
 * Deletes a category for good.
 * @param moveTo the category that its pieces and collections move to
 * @param by the admin's username, for the history
 * @throws not-found; conflict when pieces or collections use it and moveTo is not given
 */
export async function deleteCategory(
  shop: Shop,
  id: number,
  { moveTo, by }: { moveTo?: number | undefined; by: string | null },
): Promise<{ message: string; moved: number }> {
  return inTransaction(shop, async (shop) => {
    await advisoryLock(shop, "categories");
    const { name } = await getCategory(shop, id);
    if (moveTo === id) throw invalid("moveTo", "Choose another category to move to.");
    await requireCategory(shop, moveTo);
    const pieces = await countUses(shop, "products", id);
    const collections = await countUses(shop, "collections", id);
    const moved = pieces + collections;
    if (moved > 0 && moveTo === undefined) {
      throw conflict(`“${name}” is used by ${describeUses(pieces, collections)}. Move them first.`);
    }
    if (moveTo === undefined) await noteInTrash(shop, id, name);
    else await moveUses(shop, id, moveTo);
    await shop.db.deleteFrom("categories").where("id", "=", id).execute();
    await recordChange(shop, by, { kind: "settings", action: "changed", fields: ["categories"] });
    return { message: `“${name}” deleted`, moved };
  });
}

type Users = "products" | "collections";

async function countUses({ db }: Shop, table: Users, id: number): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("categoryId", "=", id)
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

function describeUses(pieces: number, collections: number): string {
  const parts = [
    pieces > 0 && countOf(pieces, "piece"),
    collections > 0 && countOf(collections, "collection"),
  ];
  return parts.filter(Boolean).join(" and ");
}

/** What is in the trash loses the category, and says so when it is restored. */
async function noteInTrash({ db }: Shop, id: number, lostCategory: string): Promise<void> {
  for (const [kind, table] of [
    ["product", "products"],
    ["collection", "collections"],
  ] as const) {
    await db
      .updateTable("trash")
      .set({ lostCategory })
      .where("kind", "=", kind)
      .where("entityId", "in", db.selectFrom(table).select("id").where("categoryId", "=", id))
      .execute();
  }
}

/** Those in the trash move, too. A higher version tells open editors. */
async function moveUses(shop: Shop, from: number, to: number): Promise<void> {
  for (const table of ["products", "collections"] as const) {
    await shop.db
      .updateTable(table)
      .set(({ eb }) => ({ categoryId: to, version: eb("version", "+", 1) }))
      .where("categoryId", "=", from)
      .execute();
  }
  await indexCategory(shop, to);
}
