import type { CellOf } from "./declared-layout.ts";
import type { PlatformLayout } from "./platform-layout.ts";
import { reducedPrice } from "./reduced-price.ts";

const PLACES = Array.from({ length: 12 }, (_, index) => index + 1);

/** "Care: wipe dry", one for each section that Wix shows beside a product. */
const listSections = (cellOf: CellOf): string | null =>
  PLACES.flatMap((place) => {
    const title = cellOf(`additionalInfoTitle${place}`);
    const text = cellOf(`additionalInfoDescription${place}`);
    return text === null ? [] : `<p>${title === null ? "" : `${title}: `}${text}</p>`;
  }).join("\n") || null;

function readDiscount(cellOf: CellOf): number | null {
  const value = cellOf("discountValue");
  const isPercent = /^percent/i.test(cellOf("discountMode") ?? "");
  return reducedPrice(cellOf("price"), isPercent ? { percent: value } : { amount: value });
}

/** Wix Stores' product file, with the former and the present names of its columns. */
export const wix: PlatformLayout = {
  key: "wix",
  label: "Wix",
  sources: [
    "https://support.wix.com/en/article/wix-stores-creating-a-product-csv-file",
    "https://support.wix.com/en/article/wix-stores-importing-products-from-another-ecommerce-platform",
  ],
  signature: [/^handle(?:id)?$/, /^fieldtype$/, /^name$/],
  columns: {
    name: [/^name$/],
    sku: [/^sku$/],
    description: [[/^plaindescription$/, /^description$/]],
    price: [/^price$/],
    cost: [/^cost$/],
    formerPrice: [/^strikethroughprice$/],
    weight: [/^weight$/],
    stock: [/^inventory$/],
    category: [/^collection$/, /^categor(?:y|ies)$/],
    active: [/^visible$/],
    images: [[/^media$/, /^productimageurl$/]],
    imageTexts: [/^mediaalttext$/],
    // The former handleId is no part of an address.
    address: [/^handle$/],
  },
  derived: [
    { field: "salePrice", column: null, of: readDiscount },
    { field: "description", column: null, of: listSections },
  ],
};
