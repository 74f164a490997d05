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

type Highest = { pattern: string; number: number; lastId: number; readAt: Date };

/** What was found last, so that a new piece reads only the SKUs of pieces that changed since. */
const found = new WeakMap<Shop["db"], Highest>();
/** How far the clocks of two processes, and a transaction's start and end, may be apart. */
const OVERLAP_MILLISECONDS = 60 * 1000;

/** Of all categories, and of the trash too: a number identifies one piece. */
async function findHighest({ db, now }: Shop, pattern: string): Promise<number> {
  const known = found.get(db);
  const before = known?.pattern === pattern ? known : { number: 0, lastId: 0, readAt: new Date(0) };
  const since = new Date(Math.max(0, before.readAt.getTime() - OVERLAP_MILLISECONDS));
  const readAt = now();
  const rows = await db
    .selectFrom("products")
    .select(["id", "sku"])
    .where("sku", "is not", null)
    .where((eb) =>
      eb.or([eb("updatedAt", ">=", since.toISOString()), eb("id", ">", before.lastId)]),
    )
    .execute();
  const number = Math.max(before.number, highestOf(rows, pattern));
  const lastId = rows.reduce((last, { id }) => Math.max(last, id), before.lastId);
  found.set(db, { pattern, number, lastId, readAt });
  return number;
}

function highestOf(rows: { sku: string | null }[], pattern: string): number {
  const shape = pattern
    .replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
    .replace(String.raw`\{initials\}`, ".*")
    .replace(String.raw`\{category\}`, ".*")
    .replace(String.raw`\{number\}`, String.raw`(\d{1,9})`);
  const expression = new RegExp(`^${shape}$`);
  const matches = rows.map(({ sku }) => expression.exec(sku ?? "")?.[1]);
  return matches.reduce((highest, number) => Math.max(highest, Number(number ?? 0)), 0);
}
