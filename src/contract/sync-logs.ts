import { z } from "zod";
import { idSchema, instant } from "./field-schemas.ts";

/** One run of an import or a feed: when, how it went, how many records it touched. */
export const syncLogSchema = z.object({
  id: idSchema,
  platformId: z.int().nullable(),
  syncType: z.string(),
  /** What was read, as people know it: "old-shop.example", "pieces.xlsx"; null for what is no import. */
  label: z.string().nullable(),
  status: z.string(),
  recordsProcessed: z.int(),
  recordsSuccess: z.int(),
  recordsError: z.int(),
  errorDetails: z.string().nullable(),
  /** A username; null when it started by itself. */
  startedBy: z.string().nullable(),
  startedAt: instant,
  completedAt: instant.nullable(),
});
export type SyncLog = z.infer<typeof syncLogSchema>;
