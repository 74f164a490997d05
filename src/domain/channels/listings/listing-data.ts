import { z } from "zod";

const pair = z.object({ here: z.string(), there: z.string() });

/** What a platform showed of a piece when it was last looked at, and what both sides agreed on then. */
export const listingDataSchema = z.object({
  address: z.string().nullable(),
  /** ISO 8601; null where the platform does not say. */
  modifiedAt: z.string().nullable(),
  isShown: z.boolean(),
  /** Whether it has variations there, each with a price of its own. */
  hasVariations: z.boolean(),
  priceCents: z.int().nullable(),
  stock: z.int(),
  /** Fingerprints of what stands there. */
  text: z.string(),
  pictures: z.string(),
  pictureCount: z.int(),
  /** What the platform calls the pictures that were sent from here. */
  pictureIds: z.record(z.string(), z.int()),
  agreed: z.object({
    /** What the stock there should be by all that was heard: an order from there lowers it. */
    stock: z.int(),
    text: pair,
    pictures: pair,
  }),
});
export type ListingData = z.infer<typeof listingDataSchema>;

/** What is kept of a listing; null until it was looked at once. */
export const readListingData = (kept: unknown): ListingData | null =>
  kept === null ? null : (listingDataSchema.safeParse(kept).data ?? null);
