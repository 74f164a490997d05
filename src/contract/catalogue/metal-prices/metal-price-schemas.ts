import { idSchema, instant } from "../../field-schemas.ts";
import { z } from "../../zod.ts";
import { FINE_METALS } from "./fine-metals.ts";
import { parseMetalPrice } from "./ounce-price.ts";

/** Dollars a troy ounce on the wire, billionths of a dollar within. */
const ouncePrice = z.union([z.string(), z.number()]).transform((value, context) => {
  const price = parseMetalPrice(String(value));
  if (price === undefined) {
    context.addIssue(
      "Price of a troy ounce must be above 0, at most a million, with at most nine decimals",
    );
    return z.NEVER;
  }
  return price;
});

/** Prices of today. Metals that are left out stay as they are. */
export const metalPricesInput = z.object({
  gold: ouncePrice.optional(),
  silver: ouncePrice.optional(),
  platinum: ouncePrice.optional(),
  palladium: ouncePrice.optional(),
});

const metalPriceSchema = z.object({
  id: idSchema,
  metal: z.enum(FINE_METALS),
  /** Dollars a troy ounce. */
  price: z.string(),
  recordedAt: instant,
});
export type MetalPrice = z.infer<typeof metalPriceSchema>;

const shownPrice = z.string().nullable();

/** The last price of each metal in dollars a troy ounce, null without one. */
export const metalPricesSchema = z.object({
  gold: shownPrice,
  silver: shownPrice,
  platinum: shownPrice,
  palladium: shownPrice,
  /** The last of each metal, and all of the year before now, oldest first. */
  history: z.array(metalPriceSchema),
});
export type MetalPricesAnswer = z.infer<typeof metalPricesSchema>;
