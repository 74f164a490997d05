import { z } from "../../zod.ts";

/** A list of prices is a few lines; a year of days is some 30 KB. */
export const MAX_PRICE_FILE_BYTES = 1024 * 1024;
export const PRICE_FILE_TOO_LARGE =
  "This file is too large for a list of metal prices: 1 MB at most.";

/** What a file says of metals, in dollars a troy ounce; nothing is recorded yet. */
export const readPricesSchema = z.object({
  gold: z.string().optional(),
  silver: z.string().optional(),
  platinum: z.string().optional(),
  palladium: z.string().optional(),
  /** Lines without a metal and a price in dollars. */
  skipped: z.int(),
});
export type ReadPrices = z.infer<typeof readPricesSchema>;
