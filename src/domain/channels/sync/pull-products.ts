import { recordListingState } from "../listings/record-listing-state.ts";
import { wooProductSchema } from "../woocommerce/product-schema.ts";
import { readGmt } from "../woocommerce/read-gmt.ts";
import type { Shop } from "../../shop.ts";
import type { WooClient } from "../woocommerce/woo-client.ts";
import { modifiedSince, readLastSeenAt, writeLastSeenAt } from "../sync-logs/last-seen.ts";
import { batchesOf } from "../../batches-of.ts";

/** Keeps URLs below the limits of web servers. */
const IDS_PER_REQUEST = 100;

/**
 * Records the products that changed in the store since the last call, and listings that were never read.
 * @returns how many had news
 */
export async function pullProducts(
  shop: Shop,
  woo: WooClient,
  platformId: number,
  onPage: () => Promise<void>,
): Promise<number> {
  let seen = await pullUnread(shop, woo, platformId, onPage);
  const mark = await readLastSeenAt(shop, platformId, "productsSeenUntil");
  let latest = mark;
  for await (const { items } of woo.pages("products", { status: "any", ...modifiedSince(mark) })) {
    for (const raw of items) {
      const product = wooProductSchema.safeParse(raw).data;
      if (!product) continue;
      if (await recordListingState(shop, { platformId, product, isFresh: true })) seen += 1;
      const modifiedAt = readGmt(product.date_modified_gmt);
      if (modifiedAt && (!latest || modifiedAt > latest)) latest = modifiedAt;
    }
    await onPage();
  }
  if (latest && latest !== mark) {
    await writeLastSeenAt(shop, platformId, "productsSeenUntil", latest);
  }
  return seen;
}

async function pullUnread(
  shop: Shop,
  woo: WooClient,
  platformId: number,
  onPage: () => Promise<void>,
): Promise<number> {
  const rows = await shop.db
    .selectFrom("productListings")
    .select("externalId")
    .where("platformId", "=", platformId)
    .where("externalId", "is not", null)
    .where("listingData", "is", null)
    .orderBy("id")
    .execute();
  let seen = 0;
  for (const batch of batchesOf(rows, IDS_PER_REQUEST)) {
    const include = batch.map(({ externalId }) => externalId).join(",");
    for await (const { items } of woo.pages("products", { include, status: "any" })) {
      for (const raw of items) {
        const product = wooProductSchema.safeParse(raw).data;
        if (product && (await recordListingState(shop, { platformId, product, isFresh: true })))
          seen += 1;
      }
    }
    await onPage();
  }
  return seen;
}
