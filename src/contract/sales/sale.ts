import { z } from "../zod.ts";
import { idSchema, instant } from "../field-schemas.ts";
import { pictureSchema } from "../media/media.ts";
import { NEXT_ORDER_STATUS } from "./order-transitions.ts";
import { orderSchema } from "./orders.ts";

/** The steps of a sale, from its first message to its delivery. */
export const SALE_STEPS = [
  "answer",
  "make-quote",
  "send-quote",
  "write-again",
  "record-deposit",
  "record-payment",
  "start-preparation",
  "mark-shipped",
  "ready-for-pickup",
  "mark-delivered",
  "picked-up",
] as const;
export type SaleStep = (typeof SALE_STEPS)[number];

const { pending, processing, shipped } = NEXT_ORDER_STATUS;

/** What the button of each step says. */
export const SALE_STEP_LABELS: Record<SaleStep, string> = {
  answer: "Answer",
  "make-quote": "Make a quote",
  "send-quote": "Send quote",
  "write-again": "Write again",
  "record-deposit": "Record deposit",
  "record-payment": "Record payment",
  "start-preparation": pending.action.shipping,
  "mark-shipped": processing.action.shipping,
  "ready-for-pickup": processing.action.pickup,
  "mark-delivered": shipped.action.shipping,
  "picked-up": shipped.action.pickup,
};

/** Who has to move: the goldsmith, the customer, nobody before a day, or nobody any more. */
export const WAITS_FOR = ["you", "customer", "date", "nobody"] as const;
export type WaitsFor = (typeof WAITS_FOR)[number];

/** What the date of a sale is the date of. */
export const SALE_DATES = [
  "wrote",
  "answered",
  "reserved-until",
  "valid-until",
  "agreed",
  "promised",
  "on-the-bench",
  "shipped",
  "ready",
  "ended",
] as const;
export type SaleDate = (typeof SALE_DATES)[number];

/** Where a sale is, and what is to be done next about it. */
export const saleStateSchema = z.object({
  /** Follows the name: "said yes to the Sapphire Solitaire. A deposit of $1,484.73 is due." */
  sentence: z.string(),
  /** Null once nothing is left to do. */
  step: z.enum(SALE_STEPS).nullable(),
  waitsFor: z.enum(WAITS_FOR),
  date: instant,
  dateOf: z.enum(SALE_DATES),
  /** Whether the day that was promised is over. */
  isLate: z.boolean(),
});
export type SaleState = z.infer<typeof saleStateSchema>;

/** One story about one person: an inquiry with its orders, or an order without an inquiry. */
export const saleSchema = saleStateSchema.extend({
  inquiryId: idSchema.nullable(),
  customerId: z.int().nullable(),
  name: z.string(),
  /** Of its first piece. */
  picture: pictureSchema.nullable(),
  /** The order that the step is about. */
  order: orderSchema.nullable(),
});
export type Sale = z.infer<typeof saleSchema>;
