import { instant } from "../../../field-schemas.ts";
import { toPlainDecimal } from "../../../typed-numbers.ts";
import { z } from "../../../zod.ts";
import { FINE_METALS } from "../fine-metals.ts";
import { PRICE_UNITS } from "../ounce-price.ts";
import { valuePathSchema } from "./value-path.ts";

/** Of an answer, in bytes: a year of days is some 30 KB. */
export const MAX_ANSWER_BYTES = 1024 * 1024;

/** What a number of someone else's is: the price of a unit, or how much of it a dollar buys. */
export const PRICE_KINDS = ["price", "perDollar"] as const;

const factorSchema = z
  .string()
  .overwrite((typed) => toPlainDecimal(typed) ?? typed)
  .regex(/^\d{1,6}(?:\.\d{1,9})?$/, "Enter a number above 0, like 0.01")
  .refine((factor) => Number(factor) > 0, "Enter a number above 0, like 0.01");

/** Which value of an answer is the price of a metal, and how to read it. */
export const pricePickSchema = z.object({
  path: valuePathSchema,
  unit: z.enum(PRICE_UNITS),
  kind: z.enum(PRICE_KINDS).default("price"),
  /** The price is multiplied by it: 0.01 for cents, a rate of exchange for another currency. */
  factor: factorSchema.default("1"),
  /** Whether it is in US dollars although the answer names another currency. */
  isDollars: z.boolean().default(false),
});
export type PricePick = z.output<typeof pricePickSchema>;

export const pricePicksSchema = z.partialRecord(z.enum(FINE_METALS), pricePickSchema);
export type PricePicks = z.output<typeof pricePicksSchema>;

const address = z.string().trim().min(1, "Enter a web address").max(2000);

export const priceSourceInput = z.object({
  /** The stored one stays where it is left out. */
  url: address.optional(),
  picks: pricePicksSchema.refine((picks) => Object.keys(picks).length > 0, "Choose a price first"),
  isDaily: z.boolean().default(false),
});
export type PriceSourceInput = z.output<typeof priceSourceInput>;

export const readAnswerInput = z.object({ url: address.optional() });

/** An answer of the address, as it can be shown: JSON as it is, CSV as rows of cells. */
export const priceAnswerSchema = z.object({
  host: z.string(),
  format: z.enum(["json", "csv"]),
  data: z.unknown(),
});
export type PriceAnswer = z.output<typeof priceAnswerSchema>;

const waitingSchema = z.object({
  metal: z.enum(FINE_METALS),
  /** Dollars a troy ounce. */
  price: z.string(),
  fetchedAt: instant,
});
export type WaitingPrice = z.infer<typeof waitingSchema>;

/** Where prices of metals are fetched. The address itself may hold a secret and is never returned. */
export const priceSourceSchema = z.object({
  /** Null where none is set up. */
  host: z.string().nullable(),
  picks: pricePicksSchema,
  isDaily: z.boolean(),
  fetchedAt: instant.nullable(),
  /** Why the last daily fetch failed, as people read it. */
  failure: z.string().nullable(),
  failedAt: instant.nullable(),
  /** Fetched prices that are off by more than a fifth: not used before they are confirmed. */
  waiting: z.array(waitingSchema),
});
export type PriceSource = z.infer<typeof priceSourceSchema>;

/** What an address says metals cost, in dollars a troy ounce; nothing is recorded yet. */
export const fetchedPricesSchema = z.object({
  gold: z.string().optional(),
  silver: z.string().optional(),
  platinum: z.string().optional(),
  palladium: z.string().optional(),
  host: z.string(),
  /** A sentence for each metal whose price could not be read. */
  problems: z.array(z.string()),
});
export type FetchedPrices = z.infer<typeof fetchedPricesSchema>;

export const waitingAnswerInput = z.object({
  metal: z.enum(FINE_METALS),
  /** The price that was shown, in dollars a troy ounce. */
  price: z.string().max(40),
  isRight: z.boolean(),
});
