import { z } from "zod";
import {
  newProductSchema,
  type NewProduct,
  type Product,
  type ProductChange,
  productChangeSchema,
  productSchema,
} from "#contract/products.ts";
import { conflict, DomainError } from "#domain/errors.ts";
import { imageInput } from "#contract/media.ts";
import { blankToNull } from "./blank-to-null.ts";

/** A piece as the wire shows it: with its first picture and its stock under their older names too. */
export const wireProductSchema = productSchema.extend({
  imageUrl: z.string().nullable(),
  stockQuantity: z.int(),
});
export type WireProduct = z.infer<typeof wireProductSchema>;

export const toWireProduct = (product: Product): WireProduct => ({
  ...product,
  imageUrl: product.images[0] ?? null,
  stockQuantity: product.stock,
});

const olderNames = {
  imageUrl: imageInput.nullish(),
  stockQuantity: newProductSchema.shape.stock,
};

/** What creating a piece takes. `images` wins over `imageUrl`, `stock` over `stockQuantity`. */
export const wireNewProduct = z
  .preprocess(normalizeForm, newProductSchema.extend(olderNames))
  .transform(({ imageUrl, stockQuantity, ...product }): NewProduct => ({
    ...product,
    ...(imageUrl && { images: [imageUrl] }),
    ...(stockQuantity !== undefined && { stock: stockQuantity }),
  }));

/** What changing a piece takes. A new first picture, if one is sent alone, is left to be put in its place. */
export const wireProductChange = z
  .preprocess(normalizeForm, productChangeSchema.extend(olderNames))
  .transform(({ imageUrl, stockQuantity, ...change }) => ({
    imageUrl,
    change: {
      ...change,
      ...(stockQuantity !== undefined && { stock: stockQuantity }),
    } satisfies ProductChange,
  }));

/** The pictures with another one in the first place; null leaves none. */
export const withFirstImage = (images: string[], first: string | null): string[] =>
  first === null ? [] : [first, ...images.slice(1).filter((url) => url !== first)];

/** Brings a body to what the schemas know: what a newer name says, its older one need not be read. */
function normalizeForm(body: unknown): unknown {
  const form = blankToNull(body, ["categoryId", "weight"]);
  if (typeof form !== "object" || form === null || Array.isArray(form)) return form;
  const fields = new Map(Object.entries(form));
  if (fields.get("images") !== undefined || fields.get("imageUrl") === "")
    fields.delete("imageUrl");
  if (fields.get("stock") !== undefined) fields.delete("stockQuantity");
  return Object.fromEntries(fields);
}

/** Where another's change is in the way, the piece as it now stands goes out in the wire's names. */
export async function withWireConflict<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const current = error instanceof DomainError && productSchema.safeParse(error.current);
    if (!current || !current.success) throw error;
    throw conflict(error.message, toWireProduct(current.data));
  }
}
