import { invalid } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/** @throws invalid when an id is given and no category has it */
export async function requireCategory(
  { db }: Shop,
  categoryId: number | null | undefined,
): Promise<void> {
  if (categoryId == null) return;
  const category = await db
    .selectFrom("categories")
    .select("id")
    .where("id", "=", categoryId)
    .executeTakeFirst();
  if (!category) throw invalid("categoryId", `There is no category ${categoryId}`);
}
