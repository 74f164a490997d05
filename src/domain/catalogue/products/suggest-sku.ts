import { firstCharacters } from "#contract/cut-text.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";

/**
 * The next SKU after the pattern of the settings: {initials} are those of the shop's name, {category} the first two
 * letters of the category, {number} the number after the highest one in use. null without a pattern.
 */
export async function suggestSku(shop: Shop, categoryId: number | null): Promise<string | null> {
  const { skuPattern, businessName } = await getSettings(shop);
  if (skuPattern === "") return null;
  const category = categoryId
    ? await shop.db
        .selectFrom("categories")
        .select("name")
        .where("id", "=", categoryId)
        .executeTakeFirst()
    : undefined;
  const letters = category ? firstCharacters(category.name, 2).toUpperCase() : "XX";
  const number = (await findHighest(shop, skuPattern)) + 1;
  return skuPattern
    .replace("{initials}", initialsOf(businessName))
    .replace("{category}", letters)
    .replace("{number}", String(number).padStart(4, "0"));
}

/** "FG" of "Fernhill Goldsmith": at most three; "XX" of a shop without a name in letters. */
function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? [];
  const letters = words.map((word) => firstCharacters(word, 1)).join("");
  return firstCharacters(letters, 3).toUpperCase() || "XX";
}

/** Of all categories, and of the trash too: a number identifies one piece. */
async function findHighest({ db }: Shop, pattern: string): Promise<number> {
  const rows = await db.selectFrom("products").select("sku").where("sku", "is not", null).execute();
  const shape = pattern
    .replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
    .replace(String.raw`\{initials\}`, ".*")
    .replace(String.raw`\{category\}`, ".*")
    .replace(String.raw`\{number\}`, String.raw`(\d{1,9})`);
  const matches = rows.map(({ sku }) => new RegExp(`^${shape}$`).exec(sku ?? "")?.[1]);
  return matches.reduce((highest, number) => Math.max(highest, Number(number ?? 0)), 0);
}
