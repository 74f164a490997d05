import type { ParsedPiece } from "#contract/imports.ts";
import { normalizeName } from "../../catalogue/products/normalize-name.ts";
import { normalizePath } from "../../catalogue/redirects/normalize-path.ts";
import type { Shop } from "../../shop.ts";
import type { NameAndPrice } from "./name-and-price-index.ts";

/** Which run asks: what it has met already is nobody else's. */
export type Matching = { syncLogId: number; sourceKey: string; alike: NameAndPrice };

/**
 * Finds the living piece that this is: by what the source knows it by, then by sku, by the path of its
 * address, and at last by the same name and price.
 */
export async function matchPiece(
  shop: Shop,
  run: Matching,
  piece: ParsedPiece,
): Promise<number | null> {
  return (
    (await byOwnId(shop, piece)) ??
    (await byExternalId(shop, run, piece)) ??
    (await bySku(shop, run, piece)) ??
    (await byPath(shop, run, piece)) ??
    (await byNameAndPrice(shop, run, piece))
  );
}

/** Where in this run the piece was met already, if it was. */
export async function placeInRun(
  { db }: Shop,
  { syncLogId }: Matching,
  productId: number,
): Promise<string | null> {
  const met = await db
    .selectFrom("importItems")
    .select("place")
    .where("syncLogId", "=", syncLogId)
    .where("productId", "=", productId)
    .where("verdict", "!=", "refuse")
    .executeTakeFirst();
  return met?.place ?? null;
}

async function byOwnId({ db }: Shop, { own, sku, name }: ParsedPiece): Promise<number | null> {
  if (!own?.id) return null;
  const row = await db
    .selectFrom("products")
    .select(["id", "sku", "name"])
    .where("id", "=", own.id)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const same = (sku !== null && row.sku === sku) || normalizeName(row.name) === normalizeName(name);
  return same ? row.id : null;
}

/** The rows of pieces in the trash stay with them: what lies there is not the piece any more. */
function records({ db }: Shop, { sourceKey }: Matching) {
  return db
    .selectFrom("productSources")
    .innerJoin("products", "products.id", "productSources.productId")
    .select(["products.id", "products.name"])
    .where("products.deletedAt", "is", null)
    .where("sourceKey", "=", sourceKey);
}

async function byExternalId(shop: Shop, run: Matching, { externalId }: ParsedPiece) {
  if (externalId === null) return null;
  const found = await records(shop, run)
    .where("externalId", "=", externalId)
    .orderBy("productSources.lastSeenAt", "desc")
    .orderBy("productSources.id", "desc")
    .executeTakeFirst();
  return found?.id ?? null;
}

async function bySku(shop: Shop, run: Matching, { sku }: ParsedPiece): Promise<number | null> {
  if (sku === null) return null;
  const found = await shop.db
    .selectFrom("products")
    .select("id")
    .where("sku", "=", sku)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (!found) return null;
  return (await placeInRun(shop, run, found.id)) === null ? found.id : null;
}

const MOST_ON_A_PAGE = 100;

/** A page may show several pieces: then the name tells them apart. */
async function byPath(shop: Shop, run: Matching, { address, name }: ParsedPiece) {
  const path = address === null ? null : normalizePath(address);
  if (path === null) return null;
  const there = await records(shop, run)
    .where("path", "=", path)
    .orderBy("products.id")
    .limit(MOST_ON_A_PAGE)
    .execute();
  const found: typeof there = [];
  for (const each of there) {
    if ((await placeInRun(shop, run, each.id)) === null) found.push(each);
  }
  const same = found.find((each) => normalizeName(each.name) === normalizeName(name));
  return (same ?? (found.length === 1 ? found[0] : undefined))?.id ?? null;
}

/** Two pieces that their source tells apart are two, however alike. */
async function byNameAndPrice(shop: Shop, run: Matching, piece: ParsedPiece) {
  for (const id of await run.alike.find(shop, piece.name, piece.priceCents)) {
    if ((await placeInRun(shop, run, id)) !== null) continue;
    if (piece.externalId !== null && (await hasOtherId(shop, run, id, piece.externalId))) continue;
    return id;
  }
  return null;
}

async function hasOtherId(shop: Shop, run: Matching, id: number, externalId: string) {
  const other = await records(shop, run)
    .where("products.id", "=", id)
    .where("externalId", "is not", null)
    .where("externalId", "!=", externalId)
    .executeTakeFirst();
  return other !== undefined;
}
