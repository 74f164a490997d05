import { EXTRA_FIELDS } from "#contract/catalogue/extra-product-fields.ts";
import { mapFields } from "#contract/catalogue/product-fields.ts";
import { metafieldKey } from "../../../../exporting/csv/metafield-key.ts";
import type { Header } from "../../tables/header.ts";

export type ShopifyColumns = ReturnType<typeof findShopifyColumns>;

/** Columns by their current or former header. */
export function findShopifyColumns({ find, findAll }: Header) {
  return {
    handle: find("URL handle", "Handle"),
    title: find("Title"),
    description: find("Description", "Body (HTML)"),
    // In 2022 the types were called so.
    category: find("Product category", "Standard Product Type"),
    googleCategory: find("Google Shopping / Google Product Category"),
    type: find("Type", "Custom Product Type"),
    tags: find("Tags"),
    published: find("Published on online store", "Published"),
    status: find("Status"),
    sku: find("SKU", "Variant SKU"),
    price: find("Price", "Variant Price"),
    compareAt: find("Compare-at price", "Compare at price", "Variant Compare At Price"),
    cost: find("Cost per item"),
    stock: find("Inventory quantity", "Variant Inventory Qty"),
    weight: find("Weight value (grams)", "Variant Grams"),
    image: find("Product image URL", "Image Src"),
    imagePosition: find("Image position"),
    imageAlt: find("Image alt text"),
    variantImage: find("Variant image URL", "Variant Image"),
    options: [1, 2, 3].map((place) => ({
      name: find(`Option${place} name`),
      value: find(`Option${place} value`),
    })),
    // Shopify's own metafields are lists; custom ones are plain text.
    materials: findAll(/^(?:.*\b)?(?:materials?|metals?) \(product\.metafields\.(\w+)\./).map(
      ({ index, match }) => ({ index, isList: match[1] === "shopify" }),
    ),
    extra: mapFields(
      EXTRA_FIELDS,
      (name) =>
        findAll(new RegExp(`\\(product\\.metafields\\.[^)]*${metafieldKey(name)}\\)$`))[0]?.index,
    ),
  };
}
