import { parseHundredths } from "#contract/decimals.ts";
import type { WooProduct } from "./product-schema.ts";

/** Whether visitors of the store see a product. */
export const isVisible = ({ status, catalog_visibility }: WooProduct): boolean =>
  status === "publish" && catalog_visibility !== "hidden";

/** How many the store sells; 1 or 0 where it does not count them. */
export const stockOf = ({ manage_stock, stock_quantity, stock_status }: WooProduct): number =>
  manage_stock ? Math.max(0, stock_quantity ?? 0) : Number(stock_status === "instock");

/** The price in cents; null for none, and for one with fractions of a cent. */
export const priceCentsOf = ({ price }: WooProduct): number | null =>
  parseHundredths(price.replace(/(\.\d\d)0+$/, "$1")) ?? null;
