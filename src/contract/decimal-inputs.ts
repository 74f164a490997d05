import { z } from "./zod.ts";
import { formatHundredths, MAX_CENTIGRAMS, MAX_CENTS } from "./decimals.ts";
import { parseCentigrams, parseCents } from "./typed-numbers.ts";

const describeDecimal = (what: string) =>
  `${what} must be a number of at least 0 with at most two decimals`;

type Parse = (typed: string | number) => number | undefined;

const decimal = (parse: Parse, max: number, what: string) =>
  z
    .union([z.string(), z.number()], {
      error: ({ input }) => (input == null ? "Required" : describeDecimal(what)),
    })
    .transform((value, context) => {
      const hundredths = parse(value);
      if (hundredths === undefined) {
        context.addIssue(describeDecimal(what));
        return z.NEVER;
      }
      if (hundredths > max) {
        context.addIssue(`${what} must be at most ${formatHundredths(max)}`);
        return z.NEVER;
      }
      return hundredths;
    });

/** "129.00" or 129 on the wire, cents within. */
export const priceInput = decimal(parseCents, MAX_CENTS, "Price");
/** Grams on the wire, hundredths of a gram within. */
export const weightInput = decimal(parseCentigrams, MAX_CENTIGRAMS, "Weight");
/** Tax, shipping and the like, in dollars on the wire, cents within. */
export const amountInput = decimal(parseCents, MAX_CENTS, "Amount");
