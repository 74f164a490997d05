import { z } from "../zod.ts";
import { idSchema, instant } from "../field-schemas.ts";

/** One run of an import or a feed, with its outcome and number of records. */
export const syncLogSchema = z.object({
  id: idSchema,
  platformId: z.int().nullable(),
  syncType: z.string(),
  /** The source of an import, "old-shop.example" or "pieces.xlsx"; null otherwise. */
  label: z.string().nullable(),
  status: z.string(),
  recordsProcessed: z.int(),
  recordsSuccess: z.int(),
  recordsError: z.int(),
  errorDetails: z.string().nullable(),
  /** A username; null when it was scheduled. */
  startedBy: z.string().nullable(),
  startedAt: instant,
  completedAt: instant.nullable(),
});
export type SyncLog = z.infer<typeof syncLogSchema>;
