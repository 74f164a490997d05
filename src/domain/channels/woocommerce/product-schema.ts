import { z } from "zod";
import { flag, id, image, listOf, named, rawText, text, whole } from "../../lenient-fields.ts";

const dimensions = z.object({ length: text, width: text, height: text }).partial().catch({});

/**
 * A product of WooCommerce's REST API (wc/v3). Name and description stay as they were sent: listings
 * store their fingerprints.
 */
export const wooProductSchema = z.object({
  id,
  name: rawText,
  permalink: text,
  type: text,
  status: text,
  catalog_visibility: text,
  description: rawText,
  short_description: text,
  sku: text,
  price: text,
  regular_price: text,
  sale_price: text,
  on_sale: flag,
  manage_stock: flag,
  stock_quantity: whole,
  stock_status: text,
  date_modified_gmt: text,
  weight: text,
  dimensions,
  categories: listOf(named),
  tags: listOf(named),
  images: listOf(image.extend({ id: whole })),
  attributes: listOf(
    z.object({
      /** 0: of this product alone. */
      id: z.coerce.number().int().catch(0),
      name: text,
      visible: flag,
      variation: flag,
      options: listOf(text),
    }),
  ),
  variations: listOf(z.unknown()),
  external_url: text,
});
export type WooProduct = z.infer<typeof wooProductSchema>;
