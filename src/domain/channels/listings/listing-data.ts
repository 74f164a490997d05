import { z } from "zod";

const pair = z.object({ here: z.string(), there: z.string() });

/** The last known state of a listing on its platform, and what both sides last agreed on. */
const listingDataSchema = z.object({
  address: z.string().nullable(),
  /** ISO 8601; null if the platform gives none. */
  modifiedAt: z.string().nullable(),
  isShown: z.boolean(),
  /** Whether it has variations there, each with its own price. */
  hasVariations: z.boolean(),
  priceCents: z.int().nullable(),
  stock: z.int(),
  /** Fingerprints of the platform's text and pictures. */
  text: z.string(),
  pictures: z.string(),
  pictureCount: z.int(),
  /** The platform's ids of pictures that were sent, by our URL. */
  pictureIds: z.record(z.string(), z.int()),
  /** Names of the attributes that were sent. */
  sentAttributes: z.array(z.string()).default([]),
  agreed: z.object({
    /** What the stock there should be after all reported orders. */
    stock: z.int(),
    text: pair,
    pictures: pair,
  }),
});
export type ListingData = z.infer<typeof listingDataSchema>;

/** The stored data of a listing; null before it was first read. */
export const readListingData = (stored: unknown): ListingData | null =>
  stored === null ? null : (listingDataSchema.safeParse(stored).data ?? null);
