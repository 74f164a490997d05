import { z } from "../zod.ts";
import { amountInput } from "../decimal-inputs.ts";
import { MAX_CENTS } from "../decimals.ts";

/** Of a raised or lowered price; one that is set stays as typed. */
export const ROUNDINGS = [
  { value: "nearest-5", label: "To the nearest $5", step: 500, round: Math.round },
  { value: "up-5", label: "Up to the next $5", step: 500, round: Math.ceil },
  { value: "nearest-10", label: "To the nearest $10", step: 1000, round: Math.round },
  { value: "none", label: "Don’t round", step: 1, round: Math.round },
] as const;
const roundings = ROUNDINGS.map(({ value }) => value);

/** A change of a price. The amount is dollars or percent, as a decimal; parsed to its hundredths. */
export const priceChangeSchema = z
  .object({
    kind: z.enum(["set", "raise", "lower"]),
    unit: z.enum(["dollars", "percent"]).default("dollars"),
    amount: amountInput,
    rounding: z.enum(roundings).default("none"),
  })
  .refine(({ kind, unit }) => kind !== "set" || unit === "dollars", {
    path: ["unit"],
    message: "A price is set to dollars",
  });
export type PriceChange = z.output<typeof priceChangeSchema>;

/** The changed price in cents, rounded; null where it would be below one cent or above the maximum. */
export function changePrice(cents: number, change: PriceChange): number | null {
  const changed = change.kind === "set" ? change.amount : roundPrice(raise(cents, change), change);
  return changed >= 1 && changed <= MAX_CENTS ? changed : null;
}

function raise(cents: number, { kind, unit, amount }: PriceChange): number {
  // Hundredths of a percent of whole cents: exact until it is divided.
  const by = unit === "percent" ? (cents * amount) / 10_000 : amount;
  return kind === "lower" ? cents - by : cents + by;
}

function roundPrice(cents: number, { rounding }: PriceChange): number {
  const rule = ROUNDINGS.find(({ value }) => value === rounding);
  if (!rule) throw new Error(`No rounding is called ${rounding}.`);
  return rule.round(cents / rule.step) * rule.step;
}
