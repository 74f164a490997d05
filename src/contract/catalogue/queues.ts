import { z } from "../zod.ts";
import { idSchema, instant } from "../field-schemas.ts";

/** Imported pieces without usable photos. */
export const IMPORT_QUEUE_STATUSES = ["pending_photos", "done"] as const;
/** Pieces that their source no longer lists, to be removed or kept. */
export const REMOVAL_QUEUE_STATUSES = ["pending_removal", "removed", "kept"] as const;

const entry = {
  id: idSchema,
  productId: z.int().nullable(),
  productName: z.string(),
  importBatch: z.string().nullable(),
  notes: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
};

export const importQueueEntrySchema = z.object({
  ...entry,
  status: z.enum(IMPORT_QUEUE_STATUSES),
});
export type ImportQueueEntry = z.infer<typeof importQueueEntrySchema>;
export type ImportQueueStatus = ImportQueueEntry["status"];

export const removalQueueEntrySchema = z.object({
  ...entry,
  reason: z.string(),
  status: z.enum(REMOVAL_QUEUE_STATUSES),
});
export type RemovalQueueEntry = z.infer<typeof removalQueueEntrySchema>;
export type RemovalQueueStatus = RemovalQueueEntry["status"];
