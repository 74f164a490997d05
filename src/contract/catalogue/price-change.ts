import { z } from "../zod.ts";
import { amountInput } from "../decimal-inputs.ts";
import { MAX_CENTS } from "../decimals.ts";
import { type Fraction, roundCents, ROUNDING_NAMES } from "./roundings.ts";

/** A change of a price. The amount is dollars or percent, as a decimal; parsed to its hundredths. */
export const priceChangeSchema = z
  .object({
    kind: z.enum(["set", "raise", "lower"]),
    unit: z.enum(["dollars", "percent"]).default("dollars"),
    amount: amountInput,
    rounding: z.enum(ROUNDING_NAMES).default("none"),
  })
  .refine(({ kind, unit }) => kind !== "set" || unit === "dollars", {
    path: ["unit"],
    message: "A price is set to dollars",
  });
export type PriceChange = z.output<typeof priceChangeSchema>;

/** The changed price in cents, rounded; null where it would be below one cent or above the maximum. */
export function changePrice(cents: number, change: PriceChange): number | null {
  const { kind, amount, rounding } = change;
  const changed = kind === "set" ? amount : roundCents(raise(cents, change), rounding);
  return changed >= 1 && changed <= MAX_CENTS ? changed : null;
}

/** In ten-thousandths of a cent, which hundredths of a percent of whole cents are. */
function raise(cents: number, { kind, unit, amount }: PriceChange): Fraction {
  const by = BigInt(amount) * (unit === "percent" ? BigInt(cents) : 10_000n);
  const numerator = BigInt(cents) * 10_000n + (kind === "lower" ? -by : by);
  return { numerator, denominator: 10_000n };
}
