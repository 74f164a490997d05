import { cutText } from "../../cut-text.ts";
import { instant } from "../../field-schemas.ts";
import { z } from "../../zod.ts";
import { FINE_METALS, type FineMetal, METAL_NAMES } from "./fine-metals.ts";
import type { MetalPrices } from "./follow-metals.ts";
import { PRICE_UNITS, toOuncePrice } from "./ounce-price.ts";
import { isForeign, readAmount } from "./read-price-cell.ts";

/** What a number is: dollars for a unit, or how many troy ounces a dollar buys. */
const PRICE_KINDS = [...PRICE_UNITS, "perDollar"] as const;

/** Where the price of a metal is in an answer (a JSON Pointer, RFC 6901), and what that number is. */
const pickSchema = z.object({
  pointer: z.string().trim().max(2000).regex(/^\//, "Enter the path of a number, like /rates/XAU"),
  kind: z.enum(PRICE_KINDS),
});
export type PricePick = z.output<typeof pickSchema>;
const picksSchema = z.partialRecord(z.enum(FINE_METALS), pickSchema);
export type PricePicks = z.output<typeof picksSchema>;

/** What is left out is that of the stored address. */
export const priceRequestSchema = z.object({
  url: z.string().trim().min(1, "Enter a web address").max(2000).optional(),
  header: z
    .string()
    .trim()
    .regex(/^[\w-]+: *[!-~][ -~]{0,4000}$/, "Enter a name, a colon and a value, like X-Key: 1234")
    .optional(),
});
export type PriceRequest = z.output<typeof priceRequestSchema>;

export const priceSourceInput = priceRequestSchema.extend({
  picks: picksSchema.refine((picks) => Object.keys(picks).length > 0, "Enter the path of a price"),
});
export type PriceSourceInput = z.output<typeof priceSourceInput>;

/** Where prices of metals are fetched. The address and its header may hold secrets and are never returned. */
export const priceSourceSchema = z.object({
  /** Null where none is set up. */
  host: z.string().nullable(),
  picks: picksSchema,
  fetchedAt: instant.nullable(),
  /** What went wrong at the last daily fetch, as people read it. */
  failure: z.string().nullable(),
});
export type PriceSource = z.infer<typeof priceSourceSchema>;

/** The picked prices of an answer, in billionths of a dollar a troy ounce, and why others are missing. */
export function readPicks(data: unknown, picks: PricePicks) {
  const prices: MetalPrices = {};
  const problems: Partial<Record<FineMetal, string>> = {};
  for (const metal of FINE_METALS) {
    const { price, problem } = picks[metal] ? readPick(data, picks[metal]) : {};
    if (price) prices[metal] = price;
    if (problem) problems[metal] = `${METAL_NAMES[metal]}: ${problem}`;
  }
  return { prices, problems };
}

type ReadPick = { price?: number; problem?: string };

/** A price in billionths of a dollar a troy ounce, or a sentence that says why there is none. */
export function readPick(data: unknown, { pointer, kind }: PricePick): ReadPick {
  let value = data;
  // What may name a currency: the names on the way to the value, and the short texts beside each.
  const words = [pointer];
  for (const step of pointer.split("/").slice(1)) {
    const entries = Object.entries(Object(value) as Record<string, unknown>);
    const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
    value = typeof value === "object" ? entries.find(([name]) => name === key)?.[1] : undefined;
    for (const [, text] of entries) if (isShortText(text)) words.push(text);
  }
  if (value === undefined || value === data) return { problem: `Nothing is at ${pointer}.` };
  const price = toPrice(value, kind);
  const shown = cutText(typeof value === "string" ? value : JSON.stringify(value), 60, "…");
  if (!price) return { problem: `“${shown}” at ${pointer} isn’t a price above 0.` };
  if (!isForeign(splitWords(`${words.join(" ")} ${shown}`))) return { price };
  return { problem: `A currency other than US dollars is named beside ${pointer}.` };
}

const isShortText = (value: unknown): value is string =>
  typeof value === "string" && value.length < 16;

/** "priceEUR" and "price_eur" name the euro. */
export const splitWords = (text: string): string =>
  text.replaceAll(/[_/-]|(?<=[a-z])(?=[A-Z])/g, " ");

function toPrice(value: unknown, kind: PricePick["kind"]): number | undefined {
  const isText = typeof value === "string" && value.length < 100;
  const amount = isText ? Number(readAmount(value)) : value;
  const dollars = kind === "perDollar" ? 1 / Number(amount) : Number(amount);
  if (typeof amount !== "number" || !(dollars > 0 && dollars < 1e9)) return undefined;
  return toOuncePrice(BigInt(Math.round(dollars * 1e9)), kind === "perDollar" ? "ounce" : kind);
}
