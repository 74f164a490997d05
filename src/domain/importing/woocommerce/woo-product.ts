import { z } from "zod";
import { flag, image, listOf, named, text, whole } from "../../lenient-fields.ts";

const dimensions = z.object({ length: text, width: text, height: text }).partial().catch({});

/** The fields of the REST API that an import reads. */
export const wooProductSchema = z.object({
  id: z.coerce.number().int().positive(),
  name: text,
  permalink: text,
  type: text,
  status: text,
  catalog_visibility: text,
  description: text,
  short_description: text,
  sku: text,
  price: text,
  regular_price: text,
  sale_price: text,
  on_sale: flag,
  manage_stock: flag,
  stock_quantity: whole,
  stock_status: text,
  weight: text,
  dimensions,
  categories: listOf(named),
  tags: listOf(named),
  images: listOf(image),
  attributes: listOf(z.object({ name: text, variation: flag, options: listOf(text) })),
  variations: listOf(z.unknown()),
  external_url: text,
});
export type WooProduct = z.infer<typeof wooProductSchema>;

export const wooVariationSchema = z.object({
  status: text,
  price: text,
  regular_price: text,
  sale_price: text,
  on_sale: flag,
  /** "parent" when stock is tracked by the product. */
  manage_stock: z.union([z.boolean(), z.literal("parent")]).catch(false),
  stock_quantity: whole,
  stock_status: text,
  weight: text,
  image: image.nullable().catch(null),
  attributes: listOf(z.object({ name: text, option: text })),
});
export type WooVariation = z.infer<typeof wooVariationSchema>;
