import { idSchema, instant } from "../../field-schemas.ts";
import { z } from "../../zod.ts";
import { pictureSchema } from "../../media/media.ts";
import { ROUNDING_NAMES } from "../roundings.ts";
import { FINE_METALS } from "./fine-metals.ts";
import { metalPricesInput } from "./metal-price-schemas.ts";

/** How prices follow the metals. */
export const REPRICING_RULES = ["weight", "percentage", "built"] as const;
export type RepricingRule = (typeof REPRICING_RULES)[number];

/** The most prices that change together: a transaction of them takes some seconds. */
export const MAX_REPRICED = 2000;

/** Why a price stays unless its piece is named, or at all. */
export const LEFT_OUT_REASONS = [
  "quote",
  "reserved",
  "locked",
  "same",
  "no-weight",
  "no-price",
  "too-low",
  "too-high",
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];
/** Those that naming the piece overrules. */
export const OVERRULED: readonly LeftOutReason[] = ["quote", "reserved"];

export const repricingInput = z.object({
  rule: z.enum(REPRICING_RULES).default("weight"),
  rounding: z.enum(ROUNDING_NAMES).default("none"),
  /** Only these, open quotes and reservations notwithstanding. */
  productIds: z.array(idSchema).max(MAX_REPRICED).optional(),
  /** Only pieces of which a metal moved by the shop’s threshold, and since she left it: those of the To-Do List. */
  moved: z.boolean().default(false),
  /** New prices of metals, which are recorded together with the change. */
  metals: metalPricesInput.optional(),
});
export type Repricing = z.output<typeof repricingInput>;

/** How prices follow the metals where nobody chose otherwise. */
export const DEFAULT_REPRICING = { rule: "weight", rounding: "nearest-5" } as const;

const alloySchema = z.object({
  name: z.string(),
  metal: z.enum(FINE_METALS),
  grams: z.string().nullable(),
  /** Dollars a gram of the alloy: what it was when the piece got its price, and what it is. Null without a price. */
  from: z.string().nullable(),
  to: z.string().nullable(),
});

export const priceMoveSchema = z.object({
  productId: idSchema,
  name: z.string(),
  picture: pictureSchema.nullable(),
  alloys: z.array(alloySchema),
  /** What the change of its metals costs, in dollars; null where a weight is missing. */
  metalChange: z.string().nullable(),
  from: z.string(),
  to: z.string(),
});
export type PriceMove = z.infer<typeof priceMoveSchema>;

export const leftOutSchema = priceMoveSchema.extend({
  /** Null where it cannot be computed. */
  to: z.string().nullable(),
  reason: z.enum(LEFT_OUT_REASONS),
  /** For whom it is reserved or quoted. */
  who: z.string().nullable(),
});
export type LeftOut = z.infer<typeof leftOutSchema>;

/** How many pieces for sale hold each metal. */
export const piecesOfMetalSchema = z.record(z.enum(FINE_METALS), z.int());

export const repricingPreviewSchema = z.object({
  changes: z.array(priceMoveSchema),
  leftOut: z.array(leftOutSchema),
  /** Changes beyond the number that can be made together. */
  more: z.int(),
  pieces: piecesOfMetalSchema,
});
export type RepricingPreview = z.infer<typeof repricingPreviewSchema>;

const metalMoveSchema = z.object({
  metal: z.enum(FINE_METALS),
  /** Dollars a troy ounce; null for a first price. */
  from: z.string().nullable(),
  to: z.string(),
});

/** A change of prices in the history. */
export const repricingSchema = z.object({
  id: z.uuid(),
  at: instant,
  by: z.string().nullable(),
  rule: z.enum(REPRICING_RULES),
  metals: z.array(metalMoveSchema),
  changed: z.int(),
  /** In dollars, with a minus where prices fell. */
  difference: z.string(),
  /** Prices that are no longer what it made them. */
  changedSince: z.int(),
  undo: z.enum(["possible", "done", "expired"]),
});
export type RepricingEntry = z.infer<typeof repricingSchema>;

export const repricingItemSchema = z.object({
  productId: idSchema,
  name: z.string(),
  from: z.string(),
  to: z.string(),
  now: z.string(),
});
export type RepricingItem = z.infer<typeof repricingItemSchema>;
