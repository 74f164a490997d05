import type { ParsedPiece } from "#contract/imports.ts";
import { normalizeName } from "../../../catalogue/products/normalize-name.ts";
import { normalizePath } from "../../../catalogue/redirects/normalize-path.ts";
import type { Shop } from "../../../shop.ts";
import type { NameAndPriceIndex } from "./name-and-price-index.ts";

/** The import whose earlier items count. */
export type MatchContext = {
  syncLogId: number;
  sourceKey: string;
  nameAndPriceIndex: NameAndPriceIndex;
};

/** The piece that an item describes, and a sentence when a person should check that. */
export type PieceMatch = { productId: number; note: string | null };

/**
 * Finds the piece an item describes: by external id, then path of its address, then SKU and name, then
 * name and price, then an SKU that this source gave it before. Pieces in the trash are ignored.
 */
export async function matchPiece(
  shop: Shop,
  importRun: MatchContext,
  piece: ParsedPiece,
): Promise<PieceMatch | null> {
  const certain =
    (await byExportedId(shop, piece)) ??
    (await byExternalId(shop, importRun, piece)) ??
    (await byPath(shop, importRun, piece)) ??
    (await bySkuAndName(shop, importRun, piece));
  if (certain !== null) return { productId: certain, note: null };
  const named = await byNameAndPrice(shop, importRun, piece);
  if (named !== null) return named;
  const productId = await byFormerSku(shop, importRun, piece);
  return productId === null ? null : { productId, note: "It was recognized by its SKU." };
}

/** Place of an earlier item of this import that matched the piece; null for none. */
export async function findPlaceInImport(
  { db }: Shop,
  { syncLogId }: MatchContext,
  productId: number,
): Promise<string | null> {
  const earlier = await db
    .selectFrom("importItems")
    .select("place")
    .where("syncLogId", "=", syncLogId)
    .where("productId", "=", productId)
    .where("verdict", "!=", "refuse")
    .executeTakeFirst();
  return earlier?.place ?? null;
}

async function byExportedId({ db }: Shop, { own, sku, name }: ParsedPiece): Promise<number | null> {
  if (!own?.id) return null;
  const row = await db
    .selectFrom("products")
    .select(["id", "sku", "name", "createdAt"])
    .where("id", "=", own.id)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  // Another shop's piece may have this id, but not created in the same millisecond.
  const isSame =
    (sku !== null && row.sku === sku) ||
    normalizeName(row.name) === normalizeName(name) ||
    row.createdAt === own.createdAt;
  return isSame ? row.id : null;
}

/** Pieces in the trash keep their records, but no longer match. */
function sourceRecords({ db }: Shop, { sourceKey }: MatchContext) {
  return db
    .selectFrom("productSources")
    .innerJoin("products", "products.id", "productSources.productId")
    .select(["products.id", "products.name"])
    .where("products.deletedAt", "is", null)
    .where("sourceKey", "=", sourceKey);
}

async function byExternalId(shop: Shop, importRun: MatchContext, { externalId }: ParsedPiece) {
  if (externalId === null) return null;
  const found = await sourceRecords(shop, importRun)
    .where("externalId", "=", externalId)
    .orderBy("productSources.lastSeenAt", "desc")
    .orderBy("productSources.id", "desc")
    .executeTakeFirst();
  return found?.id ?? null;
}

/** An SKU alone does not make two pieces one: sources use some of them twice. */
async function bySkuAndName(shop: Shop, importRun: MatchContext, piece: ParsedPiece) {
  const found = await findBySku(shop, importRun, piece.sku);
  if (!found) return null;
  const names = [found.name, ...(await listLastRead(shop, importRun, found.id)).map((r) => r.name)];
  const isNamed = names.some((each) => normalizeName(each) === normalizeName(piece.name));
  return isNamed ? found.id : null;
}

/** For a source without ids: it gave the piece this SKU before, and now another name. */
async function byFormerSku(shop: Shop, importRun: MatchContext, { sku, externalId }: ParsedPiece) {
  if (externalId !== null) return null;
  const found = await findBySku(shop, importRun, sku);
  if (!found) return null;
  const former = await listLastRead(shop, importRun, found.id);
  return former.some((each) => each.sku === sku) ? found.id : null;
}

/** The piece with an SKU, unless an earlier item of this import matched it. */
async function findBySku(shop: Shop, importRun: MatchContext, sku: string | null) {
  if (sku === null) return null;
  const found = await shop.db
    .selectFrom("products")
    .select(["id", "name"])
    .where("sku", "=", sku)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (!found) return null;
  return (await findPlaceInImport(shop, importRun, found.id)) === null ? found : null;
}

/** What this source stated of a piece before. */
async function listLastRead({ db }: Shop, { sourceKey }: MatchContext, productId: number) {
  const rows = await db
    .selectFrom("productSources")
    .select("lastRead")
    .where("productId", "=", productId)
    .where("sourceKey", "=", sourceKey)
    .execute();
  return rows.map(({ lastRead }) => lastRead);
}

const MAX_PIECES_PER_PATH = 100;

/** A page may show several pieces; then the name decides. */
async function byPath(shop: Shop, importRun: MatchContext, { address, name }: ParsedPiece) {
  const path = address === null ? null : normalizePath(address);
  if (path === null) return null;
  const candidates = await sourceRecords(shop, importRun)
    .where("path", "=", path)
    .orderBy("products.id")
    .limit(MAX_PIECES_PER_PATH)
    .execute();
  const found: typeof candidates = [];
  for (const each of candidates) {
    if ((await findPlaceInImport(shop, importRun, each.id)) === null) found.push(each);
  }
  const same = found.find((each) => normalizeName(each.name) === normalizeName(name));
  return (same ?? (found.length === 1 ? found[0] : undefined))?.id ?? null;
}

/** Pieces with different external ids or SKUs are different, however similar. */
async function byNameAndPrice(
  shop: Shop,
  importRun: MatchContext,
  piece: ParsedPiece,
): Promise<PieceMatch | null> {
  for (const id of await importRun.nameAndPriceIndex.find(shop, piece.name, piece.priceCents)) {
    if ((await findPlaceInImport(shop, importRun, id)) !== null) continue;
    if (piece.externalId !== null && (await hasOtherId(shop, importRun, id, piece.externalId)))
      continue;
    if (await hasOtherSku(shop, id, piece.sku)) continue;
    const isNew = (await listLastRead(shop, importRun, id)).length === 0;
    return { productId: id, note: isNew ? SAME_NAME_AND_PRICE : null };
  }
  return null;
}

async function hasOtherId(shop: Shop, importRun: MatchContext, id: number, externalId: string) {
  const other = await sourceRecords(shop, importRun)
    .where("products.id", "=", id)
    .where("externalId", "is not", null)
    .where("externalId", "!=", externalId)
    .executeTakeFirst();
  return other !== undefined;
}

const SAME_NAME_AND_PRICE =
  "A piece here has the same name and price: it was taken to be the same one.";

async function hasOtherSku({ db }: Shop, id: number, sku: string | null): Promise<boolean> {
  if (sku === null) return false;
  const row = await db.selectFrom("products").select("sku").where("id", "=", id).executeTakeFirst();
  return row?.sku != null && row.sku !== sku;
}
