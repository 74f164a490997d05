import { formatHundredths } from "#contract/decimals.ts";
import { parseMediaHash } from "#contract/media/media-urls.ts";
import { textToParagraphs } from "../../text-to-paragraphs.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import type { Shop } from "../../shop.ts";
import type { ListedPiece } from "./listed-piece.ts";
import { mergeAttributes } from "./listed-attributes.ts";
import type { ListingData } from "./listing-data.ts";
import type { WooProduct } from "../woocommerce/product-schema.ts";

type Image = { id: number } | { src: string; alt: string; name: string };

/** The piece as a product of WooCommerce, without stock. Pictures it already has are referred to by id. */
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
    attributes: mergeAttributes(piece.product, there, data?.sentAttributes ?? []),
    images: toImages(shop, piece, data, there),
    status: "publish",
    catalog_visibility: "visible",
  };
}

/** The stock fields of a product; a made-to-order piece (null) is not counted. */
export const toWooStock = (stock: number | null) =>
  stock === null
    ? { manage_stock: false, stock_status: "instock" }
    : {
        manage_stock: true,
        stock_quantity: stock,
        stock_status: stock > 0 ? "instock" : "outofstock",
      };

/** The SKU on platforms. A piece without one gets it from its id, so that it is never created twice. */
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

/** WooCommerce keeps file names, and ours contain the hash of the picture. */
function findByHash(there: WooProduct | null, url: string): number | undefined {
  const hash = parseMediaHash(url);
  if (!hash) return undefined;
  return there?.images.find(({ src }) => src.includes(hash))?.id ?? undefined;
}

/** The platform's ids of the pictures, which it returns in the order they were sent. */
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
