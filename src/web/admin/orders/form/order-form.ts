import { isSameJson } from "#contract/canonical-json.ts";
import { emailAddress } from "#contract/field-schemas.ts";
import { z } from "#contract/zod.ts";
import { formatHundredths } from "#contract/decimals.ts";
import { sumQuote } from "#contract/sales/quote-sums.ts";
import { parseTaxRate, toPlainRate } from "#contract/tax-rate.ts";
import { parseCents } from "#contract/typed-numbers.ts";
import { dayInTimeZone } from "#contract/end-of-day.ts";
import { DELIVERIES, type Order } from "#contract/sales/orders.ts";
import { EMPTY_ADDRESS } from "./address-fields.tsx";
import { ORDER_FIELDS } from "./order-fields.ts";

const text = (max: number) => z.string().trim().max(max, `Use ${max} characters or fewer`);
const requireField = (field: string) => `${field} is required`;
const required = (what: string, max = 255) => text(max).min(1, requireField(what));
const amount = z
  .string()
  .trim()
  .refine(
    (typed) => typed === "" || parseCents(typed) !== undefined,
    "Enter an amount like 129.00",
  );

const lineSchema = z
  .object({
    /** Null for custom work. */
    productId: z.number().nullable(),
    name: text(255).min(1, "Describe the work"),
    quantity: z.number("Enter a whole number").min(1, "Enter 1 or more").max(1000),
    price: amount,
    customizations: z.record(z.string(), z.unknown()).nullable(),
  })
  .refine(({ productId, price }) => productId !== null || price !== "", {
    path: ["price"],
    error: "Enter a price",
    when: ({ value }) => typeof value === "object" && value !== null,
  });
export type OrderLine = z.infer<typeof lineSchema>;

/** The parts of an address in the form, and what is missing when one is empty. */
const ADDRESS = {
  line1: ORDER_FIELDS.line1,
  city: ORDER_FIELDS.city,
  state: ORDER_FIELDS.state,
  postalCode: ORDER_FIELDS.postalCode,
  country: ORDER_FIELDS.country,
} as const;

/** The form values: text, except for the pieces and their quantities. */
export const orderFormSchema = z
  .object({
    customerName: required(ORDER_FIELDS.customerName),
    customerEmail: required(ORDER_FIELDS.customerEmail).pipe(
      emailAddress("Enter an email address like name@example.com"),
    ),
    customerPhone: text(50),
    delivery: z.enum(DELIVERIES),
    line1: text(255),
    line2: text(255),
    city: text(255),
    state: text(255),
    postalCode: text(20),
    country: text(255),
    items: z.array(lineSchema).min(1, "At least one piece is required").max(100),
    shipping: amount,
    /** A tax that was given as a sum, where there is no rate. */
    tax: amount,
    /** In percent, "5.3". */
    taxRate: text(20).refine(
      (typed) => typed === "" || parseTaxRate(typed) !== undefined,
      "Enter a percentage like 5.3",
    ),
    deposit: amount,
    /** "2026-12-18" or "". */
    dueDate: z.string(),
    notes: text(5000),
  })
  .check(({ value, issues }) => {
    if (value.delivery === "pickup") return;
    for (const [part, label] of Object.entries(ADDRESS)) {
      if (value[part as keyof typeof ADDRESS].trim() !== "") continue;
      issues.push({ code: "custom", input: value, path: [part], message: requireField(label) });
    }
  });
export type OrderForm = z.infer<typeof orderFormSchema>;

export const EMPTY_ORDER: OrderForm = {
  customerName: "",
  customerEmail: "",
  customerPhone: "",
  delivery: "pickup",
  ...EMPTY_ADDRESS,
  items: [],
  shipping: "",
  tax: "",
  taxRate: "",
  deposit: "",
  dueDate: "",
  notes: "",
};

/** What an order's customer is called and where the customer lives. */
export function toCustomer(order: Order) {
  const { customerName, customerEmail, customerPhone, delivery, shippingAddress } = order;
  const { line1 = "", line2 = "", city = "", state = "", postalCode = "" } = shippingAddress ?? {};
  const country = shippingAddress?.["country"] ?? EMPTY_ORDER.country;
  const address = { line1, line2, city, state, postalCode, country };
  return { customerName, customerEmail, customerPhone: customerPhone ?? "", delivery, ...address };
}

export const toOrderForm = (order: Order, timeZone: string): OrderForm => ({
  ...toCustomer(order),
  items: order.items.map(({ productId, productName, quantity, price, customizations }) => ({
    productId,
    name: productName,
    quantity,
    price,
    customizations,
  })),
  shipping: orEmpty(order.shipping),
  ...toTax(order),
  deposit: order.deposit ?? "",
  dueDate: order.dueDate ? dayInTimeZone(order.dueDate, timeZone) : "",
  notes: order.notes ?? "",
});

/** The tax of an order by its rate; as a sum where no rate of three decimals gives it. */
function toTax({ subtotal, tax }: Pick<Order, "subtotal" | "tax">) {
  const [subtotalCents, taxCents] = [cents(subtotal), cents(tax)];
  const exact = subtotalCents === 0 ? 0 : (taxCents * 100) / subtotalCents;
  const rates = [0, 1, 2, 3].map((digits) => toPlainRate(exact.toFixed(digits)));
  const taxRate = rates.find((rate) => taxAt(rate, subtotalCents) === taxCents);
  if (taxCents === 0) return { tax: "", taxRate: "" };
  return taxRate === undefined ? { tax, taxRate: "" } : { tax: "", taxRate };
}

const taxAt = (taxRate: string, subtotalCents: number): number =>
  sumQuote({
    items: [{ priceCents: subtotalCents, quantity: 1 }],
    shippingCents: 0,
    taxRate: parseTaxRate(taxRate) ?? 0,
  }).taxCents;

const orEmpty = (amount: string) => (amount === "0.00" ? "" : amount);

/** The request body. An empty price of a piece is omitted, so that the piece's own applies. */
export function toOrderInput(form: OrderForm) {
  const { line1, line2, city, state, postalCode, country, items, taxRate: _rate, ...rest } = form;
  const address = { line1, ...(line2 && { line2 }), city, state, postalCode, country };
  return {
    ...rest,
    customerPhone: rest.customerPhone || null,
    shippingAddress: rest.delivery === "pickup" ? null : address,
    items: items.map(toLineInput),
    shipping: rest.shipping || "0",
    tax: formatHundredths(taxOf(form)),
    deposit: rest.deposit || null,
    dueDate: rest.dueDate || null,
    notes: rest.notes || null,
  };
}

const toLineInput = ({ productId, name, quantity, price, customizations }: OrderLine) => ({
  ...(productId === null ? { title: name } : { productId }),
  quantity,
  ...(price && { price }),
  ...(customizations && { customizations }),
});

/** The changes of an edited order; its items only when one changed, since they are replaced as a whole. */
export function toOrderPatch(form: OrderForm, base: OrderForm, updatedAt: string) {
  const { items, ...input } = toOrderInput(form);
  const isSame = isSameJson(items, toOrderInput(base).items);
  return { ...input, ...(!isSame && { items }), updatedAt };
}

type Sums = Pick<OrderForm, "items" | "shipping" | "tax"> & { taxRate?: string };

const subtotalOf = (items: OrderLine[]): number =>
  items.reduce((sum, { quantity, price }) => sum + (quantity || 0) * cents(price), 0);

/** The tax in cents: by its rate, of the pieces without shipping, else as it was given. */
export const taxOf = ({ items, tax, taxRate = "" }: Omit<Sums, "shipping">): number =>
  taxRate.trim() === "" ? cents(tax) : taxAt(taxRate, subtotalOf(items));

/** The total in cents of pieces, shipping and tax. Invalid amounts count as 0. */
export const totalOf = ({ shipping, ...taxed }: Sums): number =>
  subtotalOf(taxed.items) + cents(shipping) + taxOf(taxed);

const cents = (text: string): number => parseCents(text || "0") ?? 0;
