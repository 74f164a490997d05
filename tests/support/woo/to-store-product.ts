import type { WooRecord } from "./records.ts";

/** What visitors see of a product, as the Store API gives it: money in minor units. */
export function toStoreProduct(
  product: WooRecord,
  variations: WooRecord[],
  currency: string,
): WooRecord {
  const prices = variations.map((each) => Number(each["price"])).filter((price) => price > 0);
  const [min, max] = [Math.min(...prices), Math.max(...prices)];
  const pick = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, product[name]]));
  return {
    id: product.id,
    ...pick("name", "slug", "permalink", "sku", "type", "on_sale"),
    ...pick("short_description", "description", "tags", "categories"),
    parent: 0,
    variation: "",
    summary: product["short_description"] || product["description"],
    prices: {
      currency_code: currency,
      currency_symbol: "$",
      currency_minor_unit: 2,
      currency_decimal_separator: ".",
      currency_thousand_separator: ",",
      currency_prefix: "$",
      currency_suffix: "",
      price: minor(product["price"]),
      regular_price: minor(product["regular_price"]),
      sale_price: minor(product["sale_price"] || product["price"]),
      price_range:
        prices.length > 0 && min !== max
          ? { min_amount: minor(min), max_amount: minor(max) }
          : null,
    },
    average_rating: "0",
    review_count: 0,
    images: (product["images"] as { src: string }[]).map((image) => ({
      ...image,
      thumbnail: image.src.replace(/(\.\w+)$/, "-324x324$1"),
      srcset: "",
      sizes: "",
    })),
    attributes: (
      product["attributes"] as {
        id: number;
        name: string;
        options: string[];
        variation?: boolean;
      }[]
    ).map(({ id, name, options, variation = false }) => ({
      id,
      name,
      taxonomy: null,
      has_variations: variation,
      terms: options.map((option, index) => ({ id: index + 1, name: option, slug: option })),
    })),
    has_options: variations.length > 0,
    is_purchasable: product["price"] !== "",
    is_in_stock: product["stock_status"] === "instock",
    is_on_backorder: product["stock_status"] === "onbackorder",
    low_stock_remaining: null,
  };
}

const minor = (amount: unknown) => String(Math.round(Number(amount || 0) * 100));
