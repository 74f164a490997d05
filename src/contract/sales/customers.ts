import { z } from "../zod.ts";
import { emailAddress, idSchema, instant, optionalText, requiredText } from "../field-schemas.ts";
import { customerAddressSchema, MAX_ADDRESSES, withoutDoubles } from "./customer-addresses.ts";
import { inquirySummarySchema } from "./inquiries.ts";
import { orderSchema } from "./orders.ts";

/** Stands for a missing email address of an order. The .invalid domain never delivers. */
export const MISSING_EMAIL = "no-address@customer.invalid";

/** Stands for the name of a customer who was forgotten. */
export const FORGOTTEN_CUSTOMER = "Forgotten customer";

export const isMissingEmail = (email: string): boolean =>
  email.trim().toLowerCase().endsWith(".invalid");

/** In characters. */
export const MAX_CUSTOMER_NOTES = 5000;

const ringSizeSchema = z.object({
  /** "5½" */
  size: z.string().trim().min(1, "Enter a size.").max(20),
  /** "Left ring finger" */
  note: optionalText(100).transform((note) => note ?? null),
});
export type CustomerRingSize = z.infer<typeof ringSizeSchema>;

export const customerSummarySchema = z.object({
  id: idSchema,
  name: z.string(),
  /** The one added last; null when none is known. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Without canceled ones and those from elsewhere. */
  orders: z.int(),
  /** Of these orders, in dollars. */
  ordersTotal: z.string(),
  inquiries: z.int(),
  /** The last order or message. */
  lastContactAt: instant,
});
export type CustomerSummary = z.infer<typeof customerSummarySchema>;

const reservationSchema = z.object({
  inquiryId: idSchema,
  /** Null when the piece was deleted for good. */
  productId: z.int().nullable(),
  name: z.string(),
  until: instant.nullable(),
  /** Whether it still holds. */
  isReserved: z.boolean(),
  at: instant,
});
export type Reservation = z.infer<typeof reservationSchema>;

export const customerSchema = customerSummarySchema.omit({ orders: true, inquiries: true }).extend({
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  /** The main one first. */
  addresses: z.array(customerAddressSchema),
  notes: z.string().nullable(),
  ringSizes: z.array(z.object({ size: z.string(), note: z.string().nullable() })),
  /** What inquiries and orders state beyond that; it may be of somebody else. The newest first. */
  stated: z.object({
    emails: z.array(z.string()),
    phones: z.array(z.string()),
    ringSizes: z.array(z.string()),
  }),
  /** Newest first. */
  orders: z.array(orderSchema),
  /** Newest first. */
  inquiries: z.array(inquirySummarySchema),
  /** Pieces that are or were reserved from an inquiry, the last first. */
  reservations: z.array(reservationSchema),
  /** Others with the same phone number or name, who may be the same person. */
  similar: z.array(customerSummarySchema),
  createdAt: instant,
  updatedAt: instant,
});
export type Customer = z.infer<typeof customerSchema>;

/** Only what is sent changes. */
export const customerPatchSchema = z
  .object({
    name: requiredText(255, "Enter a name."),
    emails: z.array(emailAddress()).max(20),
    phones: z.array(requiredText(50, "Enter a phone number.")).max(20),
    addresses: z.array(customerAddressSchema).max(MAX_ADDRESSES).overwrite(withoutDoubles),
    notes: optionalText(MAX_CUSTOMER_NOTES),
    ringSizes: z.array(ringSizeSchema).max(20),
  })
  .partial();
export type CustomerPatch = z.infer<typeof customerPatchSchema>;

export const mergeCustomersSchema = z.object({ with: idSchema });
