import { ENTER_YOUR_EMAIL } from "../email-address.ts";
import { z } from "../zod.ts";
import { foldedEmailAddress, idSchema, instant } from "../field-schemas.ts";
import type { Availability } from "../catalogue/product-fields.ts";

/** Whether somebody may wait for a piece: one that is made to order needs no waiting. */
export const canBeAwaited = (availability: Availability): boolean =>
  availability === "reserved" || availability === "sold";

/** Trims and lower-cases before validating. */
export const newWaiterSchema = z.object({
  productId: idSchema,
  email: foldedEmailAddress(ENTER_YOUR_EMAIL),
  /** Honeypot field, invisible to people. */
  topic: z.string().max(500).optional(),
});
export type NewWaiter = z.infer<typeof newWaiterSchema>;

/** How long a mail that asks to confirm can be answered. */
export const CONFIRMATION_DAYS = 7;

export const waiterSchema = z.object({
  id: idSchema,
  productId: idSchema,
  productName: z.string(),
  email: z.string(),
  /** Null until the address is confirmed: it is notified nothing before. */
  confirmedAt: instant.nullable(),
  createdAt: instant,
});
export type Waiter = z.infer<typeof waiterSchema>;
