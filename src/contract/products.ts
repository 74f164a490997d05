import { z } from "zod";
import { priceInput, weightInput } from "./decimal-inputs.ts";
import { idSchema, instant, optionalText } from "./field-schemas.ts";
import { imageInput, pictureSchema } from "./media.ts";
import { MAX_PICTURES_PER_PRODUCT } from "./media-urls.ts";

export const AVAILABILITIES = ["available", "reserved", "made_to_order", "sold"] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** A piece as everybody in the shop sees it. */
export const productSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string().nullable(),
  /** Dollars with two decimals, "129.00". */
  price: z.string(),
  categoryId: z.int().nullable(),
  sku: z.string().nullable(),
  stock: z.int(),
  isCustomDesign: z.boolean(),
  isActive: z.boolean(),
  materials: z.string().nullable(),
  /** Grams with two decimals, "6.40". */
  weight: z.string().nullable(),
  dimensions: z.string().nullable(),
  /** What visitors may be told: a reservation that has run out reads as available. */
  availability: z.enum(AVAILABILITIES),
  reservedFor: z.string().nullable(),
  reservedUntil: instant.nullable(),
  leadTime: z.string().nullable(),
  images: z.array(z.string()),
  media: z.array(pictureSchema),
  tagIds: z.array(z.int()),
  /** Grows by one with every change; send it back to be told of another's change. */
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Product = z.infer<typeof productSchema>;

/** What a list shows of a piece. */
export type ProductSummary = Pick<
  Product,
  | "id"
  | "name"
  | "price"
  | "materials"
  | "weight"
  | "availability"
  | "reservedUntil"
  | "leadTime"
  | "isActive"
  | "media"
>;

const fields = {
  name: z.string().trim().min(1).max(255),
  description: optionalText(20_000),
  price: priceInput,
  categoryId: idSchema.nullish(),
  sku: optionalText(100),
  stock: z.int().min(0).max(1_000_000).optional(),
  isCustomDesign: z.boolean().optional(),
  isActive: z.boolean().optional(),
  materials: optionalText(2000),
  weight: weightInput.nullish(),
  dimensions: optionalText(255),
  availability: z.enum(AVAILABILITIES).optional(),
  reservedFor: optionalText(255),
  reservedUntil: instant.nullish(),
  leadTime: optionalText(100),
  images: z.array(imageInput).max(MAX_PICTURES_PER_PRODUCT).optional(),
  tagIds: z.array(idSchema).max(100).optional(),
};

/** What creating a piece takes. Price in cents and weight in hundredths of a gram once parsed. */
export const newProductSchema = z.object(fields);
export type NewProduct = z.infer<typeof newProductSchema>;

/** What changing a piece takes: only what is sent is changed. `version` guards against overwriting. */
export const productChangeSchema = z.object({ ...fields, version: idSchema.optional() }).partial();
export type ProductChange = z.infer<typeof productChangeSchema>;
