import { z } from "../zod.ts";
import { dayOrInstant } from "../day-or-instant.ts";
import { priceInput } from "../decimal-inputs.ts";
import { idSchema, instant, optionalText } from "../field-schemas.ts";

export const PAYMENT_METHODS = ["check", "card", "cash", "transfer", "other"] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Of an order: nothing, a part, or all of it is paid. */
export const PAYMENT_STATUSES = ["pending", "partial", "paid"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const paymentSchema = z.object({
  id: idSchema,
  /** Dollars, "129.00". */
  amount: z.string(),
  method: z.enum(PAYMENT_METHODS),
  /** The end of the day it was paid. */
  paidOn: instant,
  /** The number of a check or transfer. */
  reference: z.string().nullable(),
  by: z.string().nullable(),
  at: instant,
});
export type Payment = z.infer<typeof paymentSchema>;

export const newPaymentSchema = z.object({
  amount: priceInput.refine((cents) => cents > 0, "Amount must be more than 0"),
  method: z.enum(PAYMENT_METHODS),
  paidOn: dayOrInstant,
  reference: optionalText(100),
});
export type NewPayment = z.infer<typeof newPaymentSchema>;
