import { amountInput } from "../../decimal-inputs.ts";
import { optionalText } from "../../field-schemas.ts";
import { z } from "../../zod.ts";
import { parseTypedHundredths } from "../../typed-numbers.ts";
import { ROUNDING_NAMES } from "../roundings.ts";

/** Ten times a hundred thousand hours; a mark-up of a thousand times. */
const MAX_HOURS = 10_000_000;
const MAX_LOSS = 10_000;
const MAX_MARKUP = 10_000_000;

/** A number with at most two decimals, parsed to its hundredths. */
const hundredths = (max: number, message: string) =>
  z.union([z.string(), z.number()]).transform((value, context) => {
    const parsed = parseTypedHundredths(value);
    if (parsed !== undefined && parsed <= max) return parsed;
    context.addIssue(message);
    return z.NEVER;
  });

/** How a price is built, as it is sent: dollars, hours and percent as decimals. Parses to cents and hundredths. */
export const pricingInput = z.object({
  loss: hundredths(MAX_LOSS, "Loss must be a percentage from 0 to 100").default(0),
  stones: amountInput.default(0),
  findings: amountInput.default(0),
  hours: hundredths(MAX_HOURS, "Hours must be a number like 3.5").default(0),
  rate: amountInput.default(0),
  /** Of the piece as a whole, in place of its parts; null where they say it. */
  cost: amountInput.nullable().default(null),
  /** Percent of the cost; null where the price isn't built. */
  markup: hundredths(MAX_MARKUP, "Mark-up must be a percentage like 100").nullable().default(null),
  rounding: z.enum(ROUNDING_NAMES).default("none"),
  supplier: optionalText(255).default(null),
  /** A locked price never follows the metals. */
  locked: z.boolean().default(false),
});
export type Pricing = z.output<typeof pricingInput>;

/** How the price of a piece is built. For people with full access alone. */
export const pricingSchema = z.object({
  loss: z.string(),
  stones: z.string(),
  findings: z.string(),
  hours: z.string(),
  rate: z.string(),
  cost: z.string().nullable(),
  markup: z.string().nullable(),
  rounding: z.enum(ROUNDING_NAMES),
  supplier: z.string().nullable(),
  locked: z.boolean(),
});
export type ShownPricing = z.infer<typeof pricingSchema>;
