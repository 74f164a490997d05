import { foldName } from "#contract/fold-name.ts";
import { conflict } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/**
 * Checks that no other category has this name, ignoring case.
 * @param id the category that is changed; undefined for a new one
 * @throws conflict, naming the other category
 */
export async function checkNameIsFree({ db }: Shop, name: string, id = 0): Promise<void> {
  const other = await db
    .selectFrom("categories")
    .select("name")
    .where("nameKey", "=", foldName(name))
    .where("id", "!=", id)
    .executeTakeFirst();
  if (other) throw conflict(`There is already a category named “${other.name}”.`);
}
