import { z } from "zod";
import { flag, image, listOf, text, whole } from "../../lenient-fields.ts";

/** A variation of a product of WooCommerce's REST API (wc/v3). */
export const wooVariationSchema = z.object({
  status: text,
  price: text,
  regular_price: text,
  sale_price: text,
  on_sale: flag,
  /** "parent" where the product's own stock counts. */
  manage_stock: z.union([z.boolean(), z.literal("parent")]).catch(false),
  stock_quantity: whole,
  stock_status: text,
  weight: text,
  image: image.nullable().catch(null),
  attributes: listOf(z.object({ name: text, option: text })),
});
export type WooVariation = z.infer<typeof wooVariationSchema>;
