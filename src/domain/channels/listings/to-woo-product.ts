import { formatHundredths } from "#contract/decimals.ts";
import { parseMediaHash } from "#contract/media-urls.ts";
import { textToParagraphs } from "../../text-to-paragraphs.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import type { Shop } from "../../shop.ts";
import type { ListedPiece } from "./listed-piece.ts";
import type { ListingData } from "./listing-data.ts";
import type { WooProduct } from "../woocommerce/product-schema.ts";

type Image = { id: number } | { src: string; alt: string; name: string };

/** The piece as WooCommerce takes it, its stock apart. Pictures it has already are named, not sent again. */
export function toWooProduct(
  shop: Shop,
  piece: ListedPiece,
  data: ListingData | null,
  there: WooProduct | null,
) {
  const { name, description } = piece.product;
  return {
    name,
    description: textToParagraphs(description ?? "").join("\n"),
    ...(!data?.hasVariations && {
      regular_price: formatHundredths(piece.priceCents),
      sale_price: "",
    }),
    images: toImages(shop, piece, data, there),
    status: "publish",
    catalog_visibility: "visible",
  };
}

/** How many there are; of a piece that is made to order nothing is counted. */
export const toWooStock = (stock: number | null) =>
  stock === null
    ? { manage_stock: false, stock_status: "instock" }
    : {
        manage_stock: true,
        stock_quantity: stock,
        stock_status: stock > 0 ? "instock" : "outofstock",
      };

/** The number that a piece without one bears there, so that it is found again and never made twice. */
export const skuForPlatform = ({ product }: ListedPiece): string =>
  product.sku ?? `piece-${product.id}`;

function toImages(
  shop: Shop,
  { product }: ListedPiece,
  data: ListingData | null,
  there: WooProduct | null,
): Image[] {
  const known = new Set(there?.images.map(({ id }) => id));
  return product.media.map(({ url, alt }) => {
    const id = data?.pictureIds[url] ?? findByHash(there, url);
    if (id !== undefined && known.has(id)) return { id };
    return { src: absoluteUrl(shop, url), alt, name: product.name };
  });
}

/** WooCommerce keeps the name of a picture's file, which is ours by its hash. */
function findByHash(there: WooProduct | null, url: string): number | undefined {
  const hash = parseMediaHash(url);
  if (!hash) return undefined;
  return there?.images.find(({ src }) => src.includes(hash))?.id ?? undefined;
}

/** What the pictures are called there, after they were taken in the same order. */
export function readPictureIds(
  { product }: ListedPiece,
  there: WooProduct,
): Record<string, number> {
  if (there.images.length !== product.images.length) return {};
  return Object.fromEntries(
    product.images.flatMap((url, index) => {
      const id = there.images[index]?.id;
      return id ? [[url, id] as const] : [];
    }),
  );
}
