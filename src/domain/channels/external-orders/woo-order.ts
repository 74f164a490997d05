import { toLineFeeds } from "#contract/line-breaks.ts";
import { z } from "zod";
import { MAX_CENTS, parseHundredths } from "#contract/decimals.ts";
import { id, text as lenientText, whole } from "../../lenient-fields.ts";

/** Without what PostgreSQL cannot store in a text: NUL and lone surrogates. */
const storable = (value: string) => toLineFeeds(value).replaceAll("\0", "").toWellFormed();

const text = lenientText.transform(storable);

const address = z
  .object({
    first_name: text,
    last_name: text,
    company: text,
    address_1: text,
    address_2: text,
    city: text,
    state: text,
    postcode: text,
    country: text,
    email: text,
    phone: text,
  })
  .partial()
  .nullish()
  .catch(null);

/** A number that must be there, also as a string: how many were sold is never guessed. */
const quantity = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
]);

/** An order of WooCommerce's REST API (wc/v3). */
export const wooOrderSchema = z.object({
  id,
  number: text,
  status: z.string().trim().min(1).max(50),
  currency: text,
  date_created_gmt: text,
  date_modified_gmt: text,
  /** Null until it is paid. */
  date_paid_gmt: text,
  total: text,
  total_tax: text,
  shipping_total: text,
  customer_note: text,
  billing: address,
  shipping: address,
  line_items: z
    .array(
      z.object({
        id,
        name: text,
        product_id: whole,
        quantity,
        total: text,
        sku: text,
      }),
    )
    .nullish()
    .transform((lines) => lines ?? []),
});
export type WooOrder = z.infer<typeof wooOrderSchema>;

/** "130.00" in cents; 0 for anything else, such as a negative refund. */
export function toCents(amount: string): number {
  const cents = parseHundredths(amount.replace(/(\.\d\d)\d+$/, "$1")) ?? 0;
  return Math.min(cents, MAX_CENTS);
}

const OMITTED = new Set(["customer_ip_address", "customer_user_agent", "order_key"]);

/** The order as received, as JSON without the customer's IP address, browser and receipt key. */
export const serializeOrder = (raw: Record<string, unknown>): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(raw).filter(([name]) => !OMITTED.has(name))),
    (_, value: unknown) => (typeof value === "string" ? storable(value) : value),
  );

export const customerName = ({ billing, shipping }: WooOrder): string | null => {
  const of = billing?.first_name || billing?.last_name ? billing : shipping;
  return [of?.first_name, of?.last_name].filter(Boolean).join(" ") || of?.company || null;
};
