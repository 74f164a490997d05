import { PRODUCT_FIELD_NAMES, PRODUCT_FIELDS } from "#contract/catalogue/product-fields.ts";
import type { NewProduct, ProductChange } from "#contract/catalogue/products.ts";
import type { FieldChange, ImportVerdict, ParsedPiece } from "#contract/importing/imports.ts";
import type {
  ItemSnapshot,
  MissingPhotos,
  StoredSourcePicture,
} from "#database/tables/importing-tables.ts";
import type { ImportContext } from "./import-context.ts";
import { listMissingPhotos } from "./list-missing-photos.ts";
import { insertProduct } from "../../../catalogue/products/create-product.ts";
import { writeCost } from "../../../catalogue/products/pricing/write-pricing.ts";
import { withoutEndedReservation } from "../../../catalogue/reservation.ts";
import { storeImages } from "../../../media/library/store-images.ts";
import type { Shop } from "../../../shop.ts";
import { withActualPictures } from "../comparison/describe-changes.ts";
import { addLatePictures, arrangeImages } from "../comparison/compare-pictures.ts";
import { statedValue } from "../comparison/compare-piece.ts";
import type { FindTagIds } from "../../find-tags.ts";
import { findOrAddTags } from "../../records/new-tags.ts";
import { type CurrentPiece, loadCurrent } from "../comparison/load-current.ts";
import { hasNoPrice } from "../comparison/has-no-price.ts";
import { recordListing } from "../listings.ts";
import type { PiecePlan } from "../plan-piece.ts";
import { recordOldAddress } from "../../record-old-address.ts";
import { recordSource } from "./record-source.ts";
import { type PieceChange, toProductChange } from "../comparison/to-product-change.ts";
import { updatePiece } from "./update-piece.ts";

export type AppliedItem = {
  verdict: Extract<ImportVerdict, "add" | "change" | "skip">;
  productId: number;
  changes: FieldChange[];
  failures: string[];
  /** null when no host failed. */
  missingPhotos: MissingPhotos[] | null;
  snapshot: ItemSnapshot;
};

type Applying = {
  /** Where the piece is at the source. */
  place: string;
  /** The plan's pictures, by URL. */
  fetched: Map<string, StoredSourcePicture>;
  /** What the source states, where a person corrected it. */
  read?: ParsedPiece;
  /** The tags that there were before, of its piece at least. */
  findTagIds: FindTagIds;
};

/**
 * Executes a plan for one piece. Call it within a transaction, with its pictures fetched; one that it adds is
 * for the caller to index, many at once.
 * @throws DomainError when a rule refuses the piece
 */
export async function applyItem(
  shop: Shop,
  importRun: ImportContext,
  plan: PiecePlan,
  { place, fetched, read = plan.piece, findTagIds }: Applying,
): Promise<AppliedItem> {
  const pictures = picturesOf(plan, fetched);
  const snapshot: ItemSnapshot = { fields: [], source: null, redirect: null };
  const tagIds = await findOrAddTags(
    shop,
    { syncLogId: importRun.syncLogId, findTagIds, place },
    plan.tags?.add ?? [],
  );
  const { productId, verdict, changes } = plan.current
    ? await change(shop, plan, plan.current, { pictures, tagIds }, snapshot)
    : await add(shop, importRun, plan.piece, { pictures, tagIds });
  if (plan.last) {
    const { piece: lastRead, pictures, externalId } = plan.last;
    snapshot.source = { lastRead, pictures, externalId };
  }
  await recordSource(shop, importRun, plan, { productId, place, pictures, read });
  await recordListing(shop, importRun.platformId, productId, plan.piece.externalId);
  snapshot.redirect = await recordOldAddress(shop, plan.piece.address, {
    toPath: `/products/${productId}`,
    productId,
  });
  return {
    verdict,
    productId,
    changes,
    failures: [
      ...plan.failures,
      ...pictures.flatMap(({ failure, failedHost }) => (failedHost ? [] : (failure ?? []))),
    ],
    missingPhotos: listMissingPhotos(pictures),
    snapshot,
  };
}

/** The source's pictures, including those fetched by earlier imports. */
function picturesOf(
  { piece, last }: PiecePlan,
  fetched: Map<string, StoredSourcePicture>,
): StoredSourcePicture[] {
  const before = new Map(last?.pictures.map((picture) => [picture.url, picture]));
  return (piece.pictures ?? []).flatMap(({ url }) => fetched.get(url) ?? before.get(url) ?? []);
}

type Given = { pictures: StoredSourcePicture[]; tagIds: number[] };

async function add(
  shop: Shop,
  importRun: ImportContext,
  piece: ParsedPiece,
  { pictures, tagIds }: Given,
): Promise<{ productId: number; verdict: "add"; changes: FieldChange[] }> {
  const { own, stock } = piece;
  const availability = own?.availability ?? (!own && stock === 0 ? "sold" : undefined);
  const fields = {
    ...statedFields(piece),
    // Out of stock at the source means sold there.
    availability,
    ...(availability === "sold" && { stock: 0 }),
  };
  const input: NewProduct = {
    ...withoutEndedReservation(fields, shop.now()),
    name: piece.name,
    price: piece.priceCents ?? 0,
    isActive: hasNoPrice(piece) ? false : (piece.isActive ?? undefined),
    tagIds,
  };
  const images = await storeImages(shop, arrangeImages([], pictures, null));
  const productId = await insertProduct(shop, input, images, own ?? undefined);
  if (piece.costCents !== undefined) await writeCost(shop, productId, piece.costCents);
  if (images.length === 0) await queueForPhotos(shop, importRun, productId, piece.name);
  return { productId, verdict: "add", changes: [] };
}

/** What the source states; a new piece has defaults for the rest. */
function statedFields(piece: ParsedPiece): ProductChange {
  const stated = PRODUCT_FIELD_NAMES.map((name) => [
    name,
    statedValue(piece, PRODUCT_FIELDS[name].column) ?? undefined,
  ]);
  return Object.fromEntries(stated) as ProductChange;
}

async function change(
  shop: Shop,
  plan: PiecePlan,
  current: CurrentPiece,
  { pictures, tagIds }: Given,
  snapshot: ItemSnapshot,
): Promise<{ productId: number; verdict: "change" | "skip"; changes: FieldChange[] }> {
  const { last } = plan;
  const productId = current.row.id;
  const set: PieceChange = {};
  for (const { field, before, after } of plan.differences) {
    Object.assign(set, toProductChange(field, after));
    snapshot.fields.push({ field, before, after });
  }
  if (plan.tags) {
    const { removeIds } = plan.tags;
    const kept = current.tagIds.filter((id) => !removeIds.includes(id));
    set.tagIds = [...new Set([...kept, ...tagIds])];
    snapshot.fields.push({ field: "tagIds", before: current.tagIds, after: set.tagIds });
  }
  const arrange = plan.pictures ? arrangeImages : addLatePictures;
  const images =
    plan.fetch.length > 0 || plan.pictures ? arrange(current.images, pictures, last) : null;
  if (images && images.join("\n") !== current.images.join("\n")) {
    set.images = images;
    snapshot.fields.push({ field: "images", before: current.images, after: images });
  }
  if (snapshot.fields.length === 0) return { productId, verdict: "skip", changes: [] };
  // The source states both, so stock and availability do not follow each other.
  if (set.stock !== undefined && statedValue(plan.piece, "availability") !== null) {
    set.availability ??= current.row.availability;
  }
  await updatePiece(shop, productId, set);
  snapshot.fields.push(...(await listFollowingChanges(shop, current, set)));
  const changes = withActualPictures(plan.changes, current.images, set.images ?? null);
  return { productId, verdict: "change", changes };
}

/** What followed from the change without being stated: an undo reverts it too. */
async function listFollowingChanges(shop: Shop, { row }: CurrentPiece, set: ProductChange) {
  const after = (await loadCurrent(shop, row.id))?.row;
  if (!after) return [];
  return STATE_FIELDS.filter(
    (field) => set[field] === undefined && row[field] !== after[field],
  ).map((field) => ({ field, before: row[field], after: after[field] }));
}

const STATE_FIELDS = ["availability", "stock", "reservedFor", "reservedUntil", "leadTime"] as const;

/** Queues a new piece without pictures. Saving pictures ends the entry. */
async function queueForPhotos(
  { db, now }: Shop,
  { syncLogId }: { syncLogId: number },
  productId: number,
  productName: string,
): Promise<void> {
  const at = now().toISOString();
  await db
    .insertInto("importQueue")
    .values({
      productId,
      productName,
      importBatch: String(syncLogId),
      createdAt: at,
      updatedAt: at,
    })
    .execute();
}
