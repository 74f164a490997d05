import { ENTER_YOUR_EMAIL } from "../email-address.ts";
import { z } from "../zod.ts";
import { foldedEmailAddress, idSchema, instant } from "../field-schemas.ts";

export const subscriberSchema = z.object({
  id: idSchema,
  email: z.string(),
  isActive: z.boolean(),
  /** Null until the address is confirmed; letters go to confirmed ones only. */
  confirmedAt: instant.nullable(),
  createdAt: instant,
});
export type Subscriber = z.infer<typeof subscriberSchema>;

/** Trims and lower-cases before validating. */
export const subscriptionSchema = z.object({
  email: foldedEmailAddress(ENTER_YOUR_EMAIL),
});
