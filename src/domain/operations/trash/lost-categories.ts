import { foldName } from "#contract/fold-name.ts";
import type { Shop } from "../../shop.ts";

/**
 * The names of categories that pieces and collections in the trash were filed under, and that were deleted since;
 * without those for which there is one of the same name again.
 */
export async function listLostCategories(
  { db }: Shop,
  among: { trashId: number } | { batch: string },
): Promise<string[]> {
  const column = "batch" in among ? "trash.batch" : "trash.id";
  const rows = await db
    .selectFrom("trash")
    .select("trash.lostCategory as name")
    .distinct()
    .where(column, "=", "batch" in among ? among.batch : among.trashId)
    .where("trash.lostCategory", "is not", null)
    .execute();
  const names = rows.flatMap(({ name }) => name ?? []);
  const found = await Promise.all(names.map((name) => findCategory(db, name)));
  return names.filter((_, index) => !found[index]);
}

/** Files restored entries under the category of the name that they lost, if there is one again. */
export async function restoreCategories(
  { db }: Shop,
  entries: { kind: string; entityId: number; lostCategory: string | null }[],
): Promise<void> {
  for (const { kind, entityId, lostCategory } of entries) {
    const category = lostCategory === null ? undefined : await findCategory(db, lostCategory);
    if (!category) continue;
    await db
      .updateTable(kind === "collection" ? "collections" : "products")
      .set({ categoryId: category.id })
      .where("id", "=", entityId)
      .where("categoryId", "is", null)
      .execute();
  }
}

const findCategory = (db: Shop["db"], name: string) =>
  db.selectFrom("categories").select("id").where("nameKey", "=", foldName(name)).executeTakeFirst();
