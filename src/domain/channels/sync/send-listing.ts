import { z } from "zod";
import { DomainError, unprocessable } from "../../errors.ts";
import { pullOrders } from "../external-orders/pull-orders.ts";
import type { Shop } from "../../shop.ts";
import type { WooClient } from "../woocommerce/woo-client.ts";
import { decideStock } from "../listings/decide-stock.ts";
import { isSameStock } from "../listings/compare-listing.ts";
import { type ListedPiece, loadListedPieces } from "../listings/listed-piece.ts";
import { loadCreationFields } from "../listings/load-creation-fields.ts";
import { type ListingData, readListingData } from "../listings/listing-data.ts";
import { upsertListing } from "../listings/upsert-listing.ts";
import type { Push } from "../listings/queue-push.ts";
import { type Sent, recordListingState } from "../listings/record-listing-state.ts";
import {
  readPictureIds,
  skuForPlatform,
  toWooProduct,
  toWooStock,
} from "../listings/to-woo-product.ts";
import { type WooProduct, wooProductSchema } from "../woocommerce/product-schema.ts";

/**
 * Sends the present state of a piece, or its stock alone, to WooCommerce, after reading the product
 * there. Idempotent.
 * @throws what the client throws; unprocessable for a piece that cannot be listed
 */
export async function sendListing(shop: Shop, woo: WooClient, push: Push): Promise<void> {
  const { platformId, productId } = push;
  const externalId = await findOrCreate(shop, woo, push);
  if (externalId === null) return;
  const first = await readProduct(woo, externalId);
  if (!first) return markRemoved(shop, platformId, productId);
  await recordListingState(shop, { platformId, product: first, isFresh: true });
  const before = await loadCompared(shop, push);
  if (!before) return;
  const isForced = push.scope === "all";
  if (!isForced && decide(before) === "agree") return;
  // A sale there in this very moment must be part of the stock that is sent.
  await pullOrders(shop, woo, platformId);
  const after = await loadCompared(shop, push);
  if (!after || (!isForced && decide(after) !== "send")) return;
  const { piece, data } = after;
  const body = isForced ? toBody(shop, piece, data, first) : toWooStock(piece.stock);
  const answer = wooProductSchema.parse(await woo.send("PUT", `products/${externalId}`, body));
  const sent: Sent = isForced
    ? { scope: "all", piece, pictureIds: readPictureIds(piece, answer) }
    : { scope: "stock", piece };
  await recordListingState(shop, { platformId, product: answer, sent });
}

const decide = ({ piece, data }: { piece: ListedPiece; data: ListingData }) =>
  decideStock(piece.stock, data.stock, data.agreed.stock);

/** Stock is sent only where it differs: an order there may lower it at this moment. */
function toBody(shop: Shop, piece: ListedPiece, data: ListingData, there: WooProduct) {
  const stock = isSameStock(piece.stock, data.stock) ? {} : toWooStock(piece.stock);
  if (!piece.isShown) return { status: "draft", ...stock };
  return { ...toWooProduct(shop, piece, data, there), ...stock };
}

/** @returns the platform's id of the product; null when there is nothing to send */
async function findOrCreate(
  shop: Shop,
  woo: WooClient,
  { platformId, productId, scope }: Push,
): Promise<string | null> {
  const row = await findRow(shop, platformId, productId);
  if (row?.externalId) return row.externalId;
  if (scope === "stock") return null;
  const piece = (await loadListedPieces(shop, [productId])).get(productId);
  if (!piece || piece.isDeleted) return null;
  if (!piece.isShown) throw unprocessable(`“${piece.product.name}” is hidden. List it first.`);
  const sku = skuForPlatform(piece);
  // An earlier attempt may have created it and lost the response.
  const known = z
    .array(z.object({ id: z.int() }))
    .parse((await woo.get("products", { sku, status: "any" })).data);
  const created = known[0] ?? (await create(shop, woo, piece, sku));
  const externalId = String(created.id);
  await requireUnlisted(shop, { platformId, productId, externalId, sku });
  await upsertListing(shop, { platformId, productId }, externalId);
  return externalId;
}

/** @throws unprocessable when the product there is that of another piece */
async function requireUnlisted(
  { db }: Shop,
  listing: { platformId: number; productId: number; externalId: string; sku: string },
): Promise<void> {
  const other = await db
    .selectFrom("productListings")
    .innerJoin("products", "products.id", "productListings.productId")
    .select("products.name")
    .where("platformId", "=", listing.platformId)
    .where("externalId", "=", listing.externalId)
    .where("productId", "!=", listing.productId)
    .executeTakeFirst();
  if (other) {
    throw unprocessable(
      `The product with the SKU “${listing.sku}” there belongs to “${other.name}”. Give one of the two another SKU.`,
    );
  }
}

async function create(shop: Shop, woo: WooClient, piece: ListedPiece, sku: string) {
  const body = {
    type: "simple",
    sku,
    ...toWooProduct(shop, piece, null, null),
    ...toWooStock(piece.stock),
    ...(await loadCreationFields(shop, woo, piece.product)),
  };
  return wooProductSchema.parse(await woo.send("POST", "products", body));
}

async function readProduct(woo: WooClient, externalId: string): Promise<WooProduct | null> {
  try {
    return wooProductSchema.parse((await woo.get(`products/${externalId}`)).data);
  } catch (error) {
    if (error instanceof DomainError && error.code === "not-found") return null;
    throw error;
  }
}

async function loadCompared(shop: Shop, { platformId, productId }: Push) {
  const row = await findRow(shop, platformId, productId);
  const piece = (await loadListedPieces(shop, [productId])).get(productId);
  const data = readListingData(row?.listingData ?? null);
  return piece && data ? { piece, data } : null;
}

const findRow = ({ db }: Shop, platformId: number, productId: number) =>
  db
    .selectFrom("productListings")
    .select(["externalId", "listingData"])
    .where("platformId", "=", platformId)
    .where("productId", "=", productId)
    .executeTakeFirst();

/** The product was deleted there; sending the piece again creates it anew. */
async function markRemoved(shop: Shop, platformId: number, productId: number): Promise<void> {
  await shop.db
    .updateTable("productListings")
    .set({
      status: "removed",
      externalId: null,
      listingData: null,
      updatedAt: shop.now().toISOString(),
    })
    .where("platformId", "=", platformId)
    .where("productId", "=", productId)
    .execute();
}
