import { z } from "../zod.ts";

/** What a removal of the sample shop takes away, and what it leaves. */
export const sampleRemovalSchema = z.object({
  removed: z.object({
    pieces: z.int(),
    collections: z.int(),
    tags: z.int(),
    orders: z.int(),
    subscribers: z.int(),
    pages: z.int(),
    homeSections: z.int(),
    settings: z.int(),
  }),
  /** Names of what came with the sample and was edited since: it stays. */
  kept: z.array(z.string()),
});
export type SampleRemoval = z.infer<typeof sampleRemovalSchema>;

/** As answered: `trashId` restores everything; null for a preview and where nothing was left to remove. */
export const removedSampleSchema = sampleRemovalSchema.extend({
  message: z.string(),
  trashId: z.int().nullable(),
});
export type RemovedSample = z.infer<typeof removedSampleSchema>;
