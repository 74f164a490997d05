import { z } from "#contract/zod.ts";
import { parseHundredths } from "#contract/decimals.ts";

const required = (what: string, max = 255) =>
  z.string().trim().min(1, `${what} is required`).max(max, `At most ${max} characters`);
const amount = z
  .string()
  .trim()
  .refine((text) => text === "" || parseHundredths(text) !== undefined, "A number like 129.00");

const lineSchema = z.object({
  productId: z.number(),
  name: z.string(),
  quantity: z.number("At least 1").int("Whole pieces only").min(1, "At least 1").max(1000),
  price: amount,
});
export type OrderLine = z.infer<typeof lineSchema>;

/** The form values: text, except for the pieces and their quantities. */
export const orderFormSchema = z.object({
  customerName: required("Customer name"),
  customerEmail: z
    .string()
    .trim()
    .min(1, "Customer e-mail is required")
    .pipe(z.email("Must be an e-mail address")),
  customerPhone: z.string().max(50, "At most 50 characters"),
  line1: required("Address"),
  city: required("City"),
  state: required("State"),
  postalCode: required("Postal code", 20),
  country: required("Country"),
  items: z.array(lineSchema).min(1, "At least one piece is required"),
  shipping: amount,
  tax: amount,
  notes: z.string().max(5000, "At most 5000 characters"),
});
export type OrderForm = z.infer<typeof orderFormSchema>;

export const EMPTY_ORDER: OrderForm = {
  customerName: "",
  customerEmail: "",
  customerPhone: "",
  line1: "",
  city: "",
  state: "",
  postalCode: "",
  country: "United States",
  items: [],
  shipping: "",
  tax: "",
  notes: "",
};

/** The request body. Empty amounts are omitted, so that the piece's own price applies. */
export function toNewOrder({ items, shipping, tax, ...form }: OrderForm) {
  const { customerName, customerEmail, customerPhone, notes, ...shippingAddress } = form;
  return {
    customerName,
    customerEmail,
    customerPhone: customerPhone || null,
    shippingAddress,
    notes: notes || null,
    items: items.map(({ productId, quantity, price }) => ({
      productId,
      quantity,
      ...(price && { price }),
    })),
    ...(shipping && { shipping }),
    ...(tax && { tax }),
  };
}

/** The total in cents of pieces, shipping and tax. Invalid amounts count as 0. */
export function totalOf({ items, shipping, tax }: Pick<OrderForm, "items" | "shipping" | "tax">) {
  const pieces = items.map(({ quantity, price }) => (quantity || 0) * cents(price));
  return pieces.reduce((sum, each) => sum + each, cents(shipping) + cents(tax));
}

const cents = (text: string): number => parseHundredths(text || "0") ?? 0;
