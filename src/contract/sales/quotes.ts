import { z } from "../zod.ts";
import { dayOrInstant } from "../day-or-instant.ts";
import { amountInput, priceInput } from "../decimal-inputs.ts";
import { idSchema, instant, optionalText } from "../field-schemas.ts";
import { pictureSchema } from "../media/media.ts";
import { addressSchema, DELIVERIES, type Order } from "./orders.ts";
import { parseTaxRate } from "../tax-rate.ts";
import { QUOTE_STATES } from "./quote-states.ts";

/** How long a quote is valid when nothing else is said. */
export const QUOTE_DAYS = 8;
const MAX_QUOTE_ITEMS = 50;

const quoteItemSchema = z.object({
  id: idSchema,
  /** Null for custom work, and when the piece was deleted for good. */
  productId: z.int().nullable(),
  isCustom: z.boolean(),
  title: z.string(),
  sku: z.string().nullable(),
  metal: z.string().nullable(),
  weight: z.string().nullable(),
  ringSize: z.string().nullable(),
  details: z.string().nullable(),
  picture: pictureSchema.nullable(),
  quantity: z.int(),
  /** Dollars for one, "129.00". */
  price: z.string(),
});
export type QuoteItem = z.infer<typeof quoteItemSchema>;

export const quoteSchema = z.object({
  id: idSchema,
  inquiryId: idSchema,
  /** 1, 2, 3 of its inquiry. */
  version: z.int(),
  state: z.enum(QUOTE_STATES),
  /** The customer's page, which opens once it is sent. */
  publicUrl: z.string(),
  items: z.array(quoteItemSchema),
  /** Dollars. */
  subtotal: z.string(),
  shipping: z.string(),
  tax: z.string(),
  /** Percent, "5.3"; null where the tax is a sum of its own. */
  taxRate: z.string().nullable(),
  total: z.string(),
  deposit: z.string().nullable(),
  readyBy: instant.nullable(),
  validUntil: instant,
  note: z.string().nullable(),
  /** Whether sending it reserves its pieces. */
  reserve: z.boolean(),
  delivery: z.enum(DELIVERIES).nullable(),
  orderId: z.int().nullable(),
  sentAt: instant.nullable(),
  openedAt: instant.nullable(),
  endedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type Quote = z.infer<typeof quoteSchema>;

const itemInput = z
  .object({
    productId: idSchema.nullish(),
    /** What custom work is; a piece has its name. */
    title: optionalText(255),
    /** Defaults to the piece's own price. */
    price: priceInput.optional(),
    quantity: z.int().min(1).max(1000).default(1),
    metal: optionalText(255),
    weight: optionalText(50),
    ringSize: optionalText(20),
    details: optionalText(500),
  })
  .superRefine((item, context) => {
    if (item.productId != null) return;
    if (!item.title) context.addIssue({ code: "custom", path: ["title"], message: "Required" });
    if (item.price === undefined) {
      context.addIssue({ code: "custom", path: ["price"], message: "Required" });
    }
  });

/** "5.3" or 5.3 percent on the wire, thousandths of a percent within. */
const taxRate = z.union([z.string(), z.number()]).transform((value, context) => {
  const rate = parseTaxRate(value);
  if (rate === undefined) {
    context.addIssue("Must be a percentage from 0 to 100 with at most three decimals");
    return z.NEVER;
  }
  return rate;
});

export const newQuoteSchema = z.object({
  items: z.array(itemInput).min(1, "Add a piece or custom work.").max(MAX_QUOTE_ITEMS),
  deposit: amountInput.nullish(),
  readyBy: dayOrInstant.nullish(),
  /** Eight days from today by default. */
  validUntil: dayOrInstant.nullish(),
  note: optionalText(4000),
  tax: amountInput.nullish(),
  /** Computes the tax, in place of `tax`. */
  taxRate: taxRate.nullish(),
  shipping: amountInput.nullish(),
  /** Whether sending it reserves its pieces for the customer. */
  reserve: z.boolean().default(true),
});
export type NewQuote = z.infer<typeof newQuoteSchema>;

/** Without mail, the link is for a message of another kind. */
export const sendQuoteSchema = z.object({ mail: z.boolean().default(true) });

/** What a new quote starts with. */
export const quoteDefaultsSchema = z.object({
  /** That of the settings, else the last one that was used, in percent. */
  taxRate: z.string().nullable(),
});
export type QuoteDefaults = z.infer<typeof quoteDefaultsSchema>;

/** What a customer accepts a quote with. */
export const acceptQuoteSchema = z
  .object({ delivery: z.enum(DELIVERIES), shippingAddress: addressSchema.nullish() })
  .refine(({ delivery, shippingAddress }) => delivery === "pickup" || shippingAddress, {
    path: ["shippingAddress"],
    error: "Required",
  });
export type AcceptQuote = z.infer<typeof acceptQuoteSchema>;

/** Where the order of an accepted quote is, for the customer. */
export type QuoteOrder = Pick<
  Order,
  | "id"
  | "status"
  | "delivery"
  | "shippingAddress"
  | "total"
  | "amountPaid"
  | "balanceDue"
  | "receiptNumber"
  | "trackingCarrier"
  | "trackingNumber"
> & { payments: Pick<Order["payments"][number], "amount" | "method" | "paidOn" | "reference">[] };

/** What the customer sees on the page of a quote. */
export type PublicQuote = Omit<
  Quote,
  "publicUrl" | "inquiryId" | "reserve" | "orderId" | "openedAt" | "createdAt" | "updatedAt"
> & {
  name: string;
  email: string | null;
  /** The page of the whole conversation. */
  inquiryUrl: string;
  /** Of a replaced one. */
  newerUrl: string | null;
  order: QuoteOrder | null;
  /** Where to pick it up; "" where the shop has given no address. */
  pickupAddress: string;
  /** How the shop ships, in its own words; "" for nothing said. */
  shippingPromise: string;
  /** Photos of the first piece. */
  pictures: z.infer<typeof pictureSchema>[];
  /** What its pieces are: "ring", "earrings", of several "pieces"; null for custom work alone. */
  noun: string | null;
  /** Whether its pieces are reserved for the customer. */
  isReserved: boolean;
  /** The piece that is no longer there; null while all are. */
  goneTitle: string | null;
  /** Sold to somebody else, ordered by this customer themselves, or deleted. */
  goneBecause: "sold" | "ordered" | "deleted" | null;
  /** Its id where visitors see it; null where they do not. */
  goneProductId: number | null;
};

/** A quote that the customer was sent, as the page of their inquiry links to it. */
export type QuoteLink = Pick<Quote, "id" | "state" | "validUntil"> & { url: string };
