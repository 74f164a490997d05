import type { Shop } from "../../shop.ts";
import { listCategories } from "./list-categories.ts";

/** Moves a category to a place, counted from 1; the others make room. Call it within a transaction. */
export async function moveCategory(shop: Shop, id: number, position: number): Promise<void> {
  const ids = (await listCategories(shop)).map((category) => category.id);
  const others = ids.filter((each) => each !== id);
  const ordered = others.toSpliced(position - 1, 0, id);
  for (const [index, each] of ordered.entries()) {
    await shop.db
      .updateTable("categories")
      .set({ position: index + 1 })
      .where("id", "=", each)
      .execute();
  }
}
