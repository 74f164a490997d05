import { z } from "zod";
import {
  newProductSchema,
  type NewProduct,
  type Product,
  type ProductChange,
  productChangeSchema,
  productSchema,
} from "#contract/catalogue/products.ts";
import { conflict, DomainError } from "#domain/errors.ts";
import type { Viewer } from "#domain/viewer.ts";
import { imageInput } from "#contract/media/media.ts";
import { pricingInput, pricingSchema } from "#contract/catalogue/pricing/pricing-schemas.ts";
import { blankToNull } from "./blank-to-null.ts";

/** A piece on the wire, with the aliases imageUrl and stockQuantity. */
export const wireProductSchema = productSchema.extend({
  imageUrl: z.string().nullable(),
  stockQuantity: z.int(),
  /** How its price is built, where somebody said; for people with full access alone. */
  pricing: pricingSchema.optional(),
});
export type WireProduct = z.infer<typeof wireProductSchema>;

/** As the viewer may see it: for whom it is reserved is for people with full access alone. */
export const toWireProduct = (product: Product, viewer: Viewer): WireProduct => ({
  ...product,
  reservedFor: viewer === "admin" ? product.reservedFor : null,
  imageUrl: product.images[0] ?? null,
  stockQuantity: product.stock,
});

const aliases = {
  imageUrl: imageInput.nullish(),
  stockQuantity: newProductSchema.shape.stock,
  pricing: pricingInput.optional(),
};

/** A blank name from who does not see the name means no change of it. */
export function withoutUnseen<Change extends { reservedFor?: string | null | undefined }>(
  change: Change,
  viewer: Viewer,
): Change | Omit<Change, "reservedFor"> {
  const { reservedFor, ...others } = change;
  return viewer === "admin" || reservedFor ? change : others;
}

/** `images` takes precedence over `imageUrl`, `stock` over `stockQuantity`. */
export const wireNewProduct = z
  .preprocess(normalizeForm, newProductSchema.extend(aliases))
  .transform(({ imageUrl, stockQuantity, pricing, ...product }) => ({
    pricing,
    product: {
      ...product,
      ...(imageUrl && { images: [imageUrl] }),
      ...(stockQuantity !== undefined && { stock: stockQuantity }),
    } satisfies NewProduct,
  }));

/** Separates imageUrl, which replaces only the first picture, and the pricing from the change. */
export const wireProductChange = z
  .preprocess(normalizeForm, productChangeSchema.extend(aliases))
  .transform(({ imageUrl, stockQuantity, pricing, ...change }) => ({
    imageUrl,
    pricing,
    change: {
      ...change,
      ...(stockQuantity !== undefined && { stock: stockQuantity }),
    } satisfies ProductChange,
  }));

/** Replaces the first picture; null removes all. */
export const withFirstImage = (images: string[], first: string | null): string[] =>
  first === null ? [] : [first, ...images.slice(1).filter((url) => url !== first)];

/** Maps blank fields to null and drops aliases whose field is given. */
function normalizeForm(body: unknown): unknown {
  const form = blankToNull(body, ["categoryId", "weight"]);
  if (typeof form !== "object" || form === null || Array.isArray(form)) return form;
  const fields = new Map(Object.entries(form));
  if (fields.get("images") !== undefined || fields.get("imageUrl") === "")
    fields.delete("imageUrl");
  if (fields.get("stock") !== undefined) fields.delete("stockQuantity");
  return Object.fromEntries(fields);
}

/** Maps the current piece of a version conflict to its wire shape. */
export async function withWireConflict<T>(work: Promise<T>, viewer: Viewer): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const current = error instanceof DomainError && productSchema.safeParse(error.current);
    if (!current || !current.success) throw error;
    throw conflict(error.message, toWireProduct(current.data, viewer));
  }
}
