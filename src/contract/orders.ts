import { z } from "./zod.ts";
import { amountInput, priceInput } from "./decimal-inputs.ts";
import { idSchema, instant, optionalText } from "./field-schemas.ts";
import { ORDER_STATUSES } from "./order-transitions.ts";
import { pictureSchema } from "./media.ts";

const line = z.string().trim().min(1).max(255);
export const addressSchema = z.object({
  line1: line,
  line2: z.string().trim().max(255).optional(),
  city: line,
  state: line,
  postalCode: z.string().trim().min(1).max(20),
  country: line,
});
export type Address = z.infer<typeof addressSchema>;

export const orderItemSchema = z.object({
  id: idSchema,
  orderId: z.int(),
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

export const orderChangeEntrySchema = z.object({
  from: z.enum(ORDER_STATUSES).nullable(),
  to: z.enum(ORDER_STATUSES),
  by: z.string().nullable(),
  at: instant,
});

export const orderSchema = z.object({
  id: idSchema,
  customerEmail: z.string(),
  customerName: z.string(),
  customerPhone: z.string().nullable(),
  shippingAddress: z.record(z.string(), z.string()),
  billingAddress: z.record(z.string(), z.string()).nullable(),
  subtotal: z.string(),
  tax: z.string(),
  shipping: z.string(),
  total: z.string(),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.string(),
  paymentIntentId: z.string().nullable(),
  notes: z.string().nullable(),
  items: z.array(orderItemSchema),
  history: z.array(orderChangeEntrySchema),
  createdAt: instant,
  updatedAt: instant,
});
export type Order = z.infer<typeof orderSchema>;

/** What recording an order takes. Subtotal and total are computed, never taken. */
export const newOrderSchema = z.object({
  customerName: z.string().trim().min(1).max(255),
  customerEmail: z.string().trim().max(255).pipe(z.email("Must be an e-mail address")),
  customerPhone: optionalText(50),
  shippingAddress: addressSchema,
  billingAddress: addressSchema.nullish(),
  items: z
    .array(
      z.object({
        productId: idSchema,
        quantity: z.int().min(1).max(1000),
        /** Defaults to the piece's own price. */
        price: priceInput.optional(),
        customizations: z.record(z.string(), z.unknown()).nullish(),
      }),
    )
    .min(1, "At least one piece is required")
    .max(100),
  tax: amountInput.optional(),
  shipping: amountInput.optional(),
  notes: optionalText(5000),
});
export type NewOrder = z.infer<typeof newOrderSchema>;

export const orderStatusChangeSchema = z.object({ status: z.enum(ORDER_STATUSES) });
