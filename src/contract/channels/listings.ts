import { z } from "../zod.ts";
import { idSchema, instant } from "../field-schemas.ts";
import { pictureSchema } from "../media/media.ts";

export const LISTING_STATUSES = ["draft", "listed", "out_of_step", "removed"] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

export const LISTING_FIELDS = ["price", "stock", "pictures", "text", "visibility"] as const;
export type ListingField = (typeof LISTING_FIELDS)[number];

/** A difference between a listing and its piece. */
export const listingDifferenceSchema = z.object({
  field: z.enum(LISTING_FIELDS),
  /** The values in the shop and on the platform, in words. */
  here: z.string(),
  there: z.string(),
});
export type ListingDifference = z.infer<typeof listingDifferenceSchema>;

/** A piece and its listing on one platform; a piece that was never listed there has none of its own fields. */
export const listingSchema = z.object({
  id: idSchema.nullable(),
  platformId: z.int(),
  productId: idSchema,
  name: z.string(),
  price: z.string(),
  picture: pictureSchema.nullable(),
  isActive: z.boolean(),
  status: z.enum(LISTING_STATUSES),
  /** Its id on the platform. */
  externalId: z.string().nullable(),
  /** Its address on the platform. */
  address: z.string().nullable(),
  differences: z.array(listingDifferenceSchema),
  /** Why it cannot be listed or the last update failed; a sentence. */
  reason: z.string().nullable(),
  /** Whether an update is queued. */
  isQueued: z.boolean(),
  /** What was last read from the platform. */
  listingData: z.record(z.string(), z.unknown()).nullable(),
  lastSyncAt: instant.nullable(),
  syncErrors: z.string().nullable(),
  createdAt: instant.nullable(),
  updatedAt: instant.nullable(),
});
export type Listing = z.infer<typeof listingSchema>;

/** How many pieces stand how on a platform. */
export const listingCountsSchema = z.object({
  draft: z.int(),
  listed: z.int(),
  out_of_step: z.int(),
  removed: z.int(),
});
export type ListingCounts = z.infer<typeof listingCountsSchema>;
