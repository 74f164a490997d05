import { z } from "../zod.ts";
import { priceInput, weightInput } from "../decimal-inputs.ts";
import { metalSchema, metalsInput } from "./metals/metal-schemas.ts";
import { stoneSchema, stonesInput } from "./stones/stone-schemas.ts";
import { ringSizeInput } from "./rings/ring-size-input.ts";
import { idSchema, instant, optionalText } from "../field-schemas.ts";
import { imageInput, pictureSchema } from "../media/media.ts";
import { MAX_PICTURES_PER_PRODUCT } from "../media/media-urls.ts";
import {
  AVAILABILITIES,
  type IsRequired,
  type KindOf,
  mapFields,
  PRODUCT_FIELD_NAMES,
  productField,
  type ProductFieldName,
} from "./product-fields.ts";

/** The maximum of counts such as stock. */
export const MAX_COUNT = 1_000_000;

/** The schema of each kind on the wire. */
const SHOWN = {
  text: z.string().nullable(),
  /** Dollars with two decimals, "129.00". */
  money: z.string(),
  /** Grams with two decimals, "6.40". */
  weight: z.string().nullable(),
  count: z.int(),
  flag: z.boolean(),
  category: z.int().nullable(),
  instant: instant.nullable(),
  /** For visitors a reservation that has ended reads as available. */
  availability: z.enum(AVAILABILITIES),
  /** A US size in quarters, 6.25. */
  ringSize: z.number().nullable(),
  metals: z.array(metalSchema),
  stones: z.array(stoneSchema),
};

/** The input schema of each kind; a text adds its limit. */
const INPUT = {
  text: optionalText(0),
  money: priceInput,
  weight: weightInput.nullish(),
  count: z.int().min(0).max(MAX_COUNT).optional(),
  flag: z.boolean().optional(),
  category: idSchema.nullish(),
  instant: instant.nullish(),
  availability: z.enum(AVAILABILITIES).optional(),
  ringSize: ringSizeInput.nullish(),
  metals: metalsInput.nullish(),
  stones: stonesInput.nullish(),
};

type RequiredText = z.ZodString;
type Schemas<ByKind extends Record<keyof typeof SHOWN, z.ZodType>> = {
  [Name in ProductFieldName]: [KindOf<Name>, IsRequired<Name>] extends ["text", true]
    ? RequiredText
    : ByKind[KindOf<Name>];
};

const shownShape = mapFields(PRODUCT_FIELD_NAMES, (name) => {
  const { kind, required } = productField(name);
  return kind === "text" && required ? z.string() : SHOWN[kind];
}) as Schemas<typeof SHOWN>;

const inputShape = mapFields(PRODUCT_FIELD_NAMES, (name) => {
  const { kind, required, maxLength = Infinity } = productField(name);
  if (kind !== "text") return INPUT[kind];
  return required ? z.string().trim().min(1).max(maxLength) : optionalText(maxLength);
}) as Schemas<typeof INPUT>;

/** A piece. */
export const productSchema = z.object({
  id: idSchema,
  ...shownShape,
  images: z.array(z.string()),
  media: z.array(pictureSchema),
  tagIds: z.array(z.int()),
  /** Incremented by every change; send it back to have a concurrent change refused. */
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Product = z.infer<typeof productSchema>;

/** The fields of a piece that lists show. */
export type ProductSummary = Pick<
  Product,
  | "id"
  | "name"
  | "price"
  | "materials"
  | "weight"
  | "ringSize"
  | "ringSizeFrom"
  | "ringSizeTo"
  | "availability"
  | "reservedUntil"
  | "leadTime"
  | "isActive"
  | "media"
> & {
  /** Metal and weight: "18k yellow gold, 6.4 g". */
  metal: string;
};

const inputs = {
  ...inputShape,
  images: z.array(imageInput).max(MAX_PICTURES_PER_PRODUCT).optional(),
  tagIds: z.array(idSchema).max(100).optional(),
};

/** A new piece. Parses price to cents and weight to hundredths of a gram. */
export const newProductSchema = z.object(inputs);
export type NewProduct = z.infer<typeof newProductSchema>;

/** Changes the given fields. An outdated `version` is refused. */
export const productChangeSchema = z.object({ ...inputs, version: idSchema.optional() }).partial();
export type ProductChange = z.infer<typeof productChangeSchema>;
