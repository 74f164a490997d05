import { z } from "zod";
import { parseHundredths } from "#contract/decimals.ts";

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

/** What is read of a product of WooCommerce, whatever else it holds. */
export const wooProductSchema = z.object({
  id: z.int(),
  name: text,
  type: text,
  status: text,
  catalog_visibility: text,
  permalink: text,
  description: text,
  sku: text,
  price: z.union([z.string(), z.number()]).nullish(),
  manage_stock: z.union([z.boolean(), z.string()]).nullish(),
  stock_quantity: z.number().nullish(),
  stock_status: text,
  date_modified_gmt: text,
  images: z
    .array(z.object({ id: z.int().nullish(), src: text }))
    .nullish()
    .transform((images) => images ?? []),
});
export type WooProduct = z.infer<typeof wooProductSchema>;

export const isVisible = ({ status, catalog_visibility }: WooProduct): boolean =>
  status === "publish" && catalog_visibility !== "hidden";

export const stockOf = ({ manage_stock, stock_quantity, stock_status }: WooProduct): number =>
  manage_stock === true
    ? Math.max(0, Math.trunc(stock_quantity ?? 0))
    : Number(stock_status === "instock");

/** A price with more than two decimals is none of ours. */
export const priceCentsOf = ({ price }: WooProduct): number | null =>
  price === null || price === undefined || price === ""
    ? null
    : (parseHundredths(String(price).replace(/(\.\d\d)0+$/, "$1")) ?? null);

/** WooCommerce's GMT stamps bear no zone. */
export const readGmt = (stamp: string): string | null => {
  const time = Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(stamp) ? stamp : `${stamp}Z`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};
