import { z } from "../zod.ts";
import { dayOrInstant } from "../day-or-instant.ts";
import { amountInput, priceInput } from "../decimal-inputs.ts";
import { emailAddress, idSchema, instant, optionalText, requiredText } from "../field-schemas.ts";
import { ORDER_STATUSES } from "./order-transitions.ts";
import { pictureSchema } from "../media/media.ts";
import { PAYMENT_STATUSES, paymentSchema } from "./payments.ts";

export const addressSchema = z.object({
  line1: requiredText(255, "Address is required"),
  line2: z.string().trim().max(255).optional(),
  city: requiredText(255, "City is required"),
  state: requiredText(255, "State is required"),
  postalCode: requiredText(20, "Postal code is required"),
  country: requiredText(255, "Country is required"),
});
export type Address = z.infer<typeof addressSchema>;

export const DELIVERIES = ["shipping", "pickup"] as const;
export type Delivery = (typeof DELIVERIES)[number];

export const orderItemSchema = z.object({
  id: idSchema,
  orderId: z.int(),
  /** Null for a custom line and for a piece that was deleted for good. */
  productId: z.int().nullable(),
  productName: z.string(),
  /** The piece's first picture, while the piece is there. */
  picture: pictureSchema.nullable(),
  quantity: z.int(),
  /** Dollars for one, "129.00". */
  price: z.string(),
  customizations: z.record(z.string(), z.unknown()).nullable(),
  createdAt: instant,
});
export type OrderItem = z.infer<typeof orderItemSchema>;

/** What an edit changed, each value as people read it; null for none. */
export const orderEditSchema = z.object({
  field: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type OrderEdit = z.infer<typeof orderEditSchema>;

export const orderChangeEntrySchema = z.object({
  from: z.enum(ORDER_STATUSES).nullable(),
  /** The same as `from` when something other than the status changed. */
  to: z.enum(ORDER_STATUSES),
  by: z.string().nullable(),
  at: instant,
  /** Why the order was moved back. */
  reason: z.string().nullable(),
  changes: z.array(orderEditSchema),
});
export type OrderChangeEntry = z.infer<typeof orderChangeEntrySchema>;

/** Where an order was placed before it came in with a file, and its number there. */
const orderSourceSchema = z.object({ name: z.string(), number: z.string() });
export type OrderSource = z.infer<typeof orderSourceSchema>;

export const orderSchema = z.object({
  id: idSchema,
  /** Null for the shop's own orders. One from elsewhere stays as it was, and no figure counts it. */
  source: orderSourceSchema.nullable(),
  /** Null without an email address and a phone number. */
  customerId: z.int().nullable(),
  customerEmail: z.string(),
  customerName: z.string(),
  customerPhone: z.string().nullable(),
  delivery: z.enum(DELIVERIES),
  /** Null for a pickup. */
  shippingAddress: z.record(z.string(), z.string()).nullable(),
  billingAddress: z.record(z.string(), z.string()).nullable(),
  subtotal: z.string(),
  tax: z.string(),
  shipping: z.string(),
  total: z.string(),
  /** What was agreed to be paid first, in dollars. */
  deposit: z.string().nullable(),
  dueDate: instant.nullable(),
  status: z.enum(ORDER_STATUSES),
  /** `pending`, `partial` or `paid`. */
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentIntentId: z.string().nullable(),
  payments: z.array(paymentSchema),
  /** Dollars. */
  amountPaid: z.string(),
  balanceDue: z.string(),
  /** "2026-0001", given with the first payment. */
  receiptNumber: z.string().nullable(),
  trackingCarrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** Whether its papers lead to no price. */
  isGift: z.boolean(),
  notes: z.string().nullable(),
  items: z.array(orderItemSchema),
  history: z.array(orderChangeEntrySchema),
  /** The quote whose acceptance recorded it, and the inquiry of that. */
  quote: z
    .object({ id: idSchema, inquiryId: idSchema, inquiredAt: instant, sentAt: instant.nullable() })
    .nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type Order = z.infer<typeof orderSchema>;

const orderLineSchema = z
  .object({
    productId: idSchema.nullish(),
    /** What a custom line is for: a commission, a repair, a chain. */
    title: optionalText(255),
    quantity: z.int().min(1).max(1000),
    /** Defaults to the piece's own price. */
    price: priceInput.optional(),
    customizations: z.record(z.string(), z.unknown()).nullish(),
  })
  .superRefine((item, context) => {
    if (item.productId != null) return;
    if (!item.title) context.addIssue({ code: "custom", path: ["title"], message: "Required" });
    if (item.price === undefined) {
      context.addIssue({ code: "custom", path: ["price"], message: "Required" });
    }
  });

const orderFields = {
  customerName: requiredText(255, "Customer name is required"),
  customerEmail: emailAddress(),
  customerPhone: optionalText(50),
  delivery: z.enum(DELIVERIES),
  shippingAddress: addressSchema.nullish(),
  billingAddress: addressSchema.nullish(),
  items: z.array(orderLineSchema).min(1, "At least one piece is required").max(100),
  tax: amountInput.optional(),
  shipping: amountInput.optional(),
  deposit: amountInput.nullish(),
  dueDate: dayOrInstant.nullish(),
  notes: optionalText(5000),
};

/** What recording an order takes. Subtotal and total are computed, never taken. */
export const newOrderSchema = z
  .object({
    ...orderFields,
    delivery: orderFields.delivery.default("shipping"),
    /** The inquiry it came from, whose conversation says so. */
    inquiryId: idSchema.optional(),
  })
  .refine(({ delivery, shippingAddress }) => delivery === "pickup" || shippingAddress, {
    path: ["shippingAddress"],
    error: "Required",
    // With the other problems of a form, not after them.
    when: ({ value }) => typeof value === "object" && value !== null,
  });
export type NewOrder = z.infer<typeof newOrderSchema>;

/** What an edit takes: only the fields that are sent change; items are replaced as a whole. */
export const orderPatchSchema = z
  .object({
    ...orderFields,
    trackingCarrier: optionalText(50),
    trackingNumber: optionalText(100),
    isGift: z.boolean(),
    /** The state the edit was made on; another one is a conflict. */
    updatedAt: instant,
  })
  .partial();
export type OrderPatch = z.infer<typeof orderPatchSchema>;

export const orderStatusChangeSchema = z.object({ status: z.enum(ORDER_STATUSES) });

export const moveBackSchema = z.object({
  reason: optionalText(500),
  /** The state to move back from; another one is a conflict. */
  updatedAt: instant.optional(),
});
export type MoveBack = z.infer<typeof moveBackSchema>;
