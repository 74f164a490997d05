import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { isSameStock } from "./compare-listing.ts";
import { saveListing } from "./save-listing.ts";
import { listedAttributes } from "./listed-attributes.ts";
import { fingerprint, type ListedPiece, loadListedPieces } from "./listed-piece.ts";
import { type ListingData, readListingData } from "./listing-data.ts";
import type { WooProduct } from "../woocommerce/product-schema.ts";
import { isVisible, priceCentsOf, stockOf } from "../woocommerce/product-state.ts";
import { readGmt } from "../woocommerce/read-gmt.ts";

type ReportedProduct = {
  platformId: number;
  product: WooProduct;
  /** Requested just now: a webhook may have been delayed. */
  isFresh?: boolean;
  /** What was sent in the request that returned this product. */
  sent?: Sent;
};

export type Sent =
  | { scope: "all"; piece: ListedPiece; pictureIds: Record<string, number> }
  | { scope: "stock"; piece: ListedPiece };

/**
 * Records the state of a product on its platform. A report older than the stored state is ignored; the
 * first one counts as agreed. Stock that is to be sent is queued.
 * @returns whether it is a listing of ours and the report was not ignored
 */
export async function recordListingState(shop: Shop, reported: ReportedProduct): Promise<boolean> {
  const { platformId, product, sent, isFresh = sent !== undefined } = reported;
  return inTransaction(shop, async (shop) => {
    const row = await lockListing(shop, platformId, String(product.id));
    if (!row) return false;
    const piece = (await loadListedPieces(shop, [row.productId])).get(row.productId);
    if (!piece) return false;
    const before = readListingData(row.listingData);
    const modifiedAt = readGmt(product.date_modified_gmt);
    if (!isFresh && before && (modifiedAt ?? "") < (before.modifiedAt ?? "")) return false;
    const seen = readState(product, before, modifiedAt);
    const data = {
      ...seen,
      ...(sent?.scope === "all" && readSent(sent, seen)),
      agreed: nextAgreed(seen, before, piece, sent),
    };
    await saveListing(shop, { id: row.id, platformId, piece, data, sent });
    return true;
  });
}

function readState(product: WooProduct, before: ListingData | null, modifiedAt: string | null) {
  return {
    address: /^https?:/.test(URL.parse(product.permalink)?.protocol ?? "")
      ? product.permalink
      : null,
    modifiedAt,
    isShown: isVisible(product),
    hasVariations: product.type === "variable",
    priceCents: product.type === "variable" ? null : priceCentsOf(product),
    stock: stockOf(product),
    text: fingerprint([product.name, product.description]),
    pictures: fingerprint(product.images.map(({ src }) => src)),
    pictureCount: product.images.length,
    pictureIds: before?.pictureIds ?? {},
    sentAttributes: before?.sentAttributes ?? [],
  };
}

/** A piece that is not shown is sent without its fields. */
const readSent = (
  { piece, pictureIds }: Extract<Sent, { scope: "all" }>,
  { sentAttributes }: Pick<ListingData, "sentAttributes">,
) => ({
  pictureIds,
  sentAttributes: piece.isShown
    ? listedAttributes(piece.product).map(({ name }) => name)
    : sentAttributes,
});

/** On the first report, less stock there than here is for a person to decide: it is not raised. */
function nextAgreed(
  current: Omit<ListingData, "agreed">,
  before: ListingData | null,
  now: ListedPiece,
  sent: Sent | undefined,
): ListingData["agreed"] {
  const whole = sent?.scope === "all" || !before;
  const piece = sent?.piece ?? now;
  const stock =
    sent || isSameStock(now.stock, current.stock) ? current.stock : before?.agreed.stock;
  return {
    stock: stock ?? Math.max(current.stock, now.stock ?? 0),
    text: whole ? { here: piece.text, there: current.text } : before.agreed.text,
    pictures: whole ? { here: piece.pictures, there: current.pictures } : before.agreed.pictures,
  };
}

/** A listing by its external id, locked until the transaction ends. */
const lockListing = (
  { db, engine }: Shop,
  platformId: number,
  externalId: string,
): Promise<Selectable<Tables["productListings"]> | undefined> =>
  db
    .selectFrom("productListings")
    .selectAll()
    .where("platformId", "=", platformId)
    .where("externalId", "=", externalId)
    .$if(engine === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
