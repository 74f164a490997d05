import { z } from "../zod.ts";
import { idSchema, instant } from "../field-schemas.ts";

/** "conversion" turns pieces into collections, "sync" and "orders" are a platform's, the others imports. */
export const SYNC_TYPES = [
  "sync",
  "orders",
  "conversion",
  "woocommerce",
  "website",
  "spreadsheet",
] as const;
export type SyncType = (typeof SYNC_TYPES)[number];

/** Those of imports among them, IMPORT_RUN_STATES. */
export const SYNC_STATUSES = [
  "running",
  "reading",
  "applying",
  "completed",
  "failed",
  "interrupted",
  "cancelled",
  "undoing",
  "undone",
] as const;
export type SyncStatus = (typeof SYNC_STATUSES)[number];

/** One run of an import or a feed, with its outcome and number of records. */
export const syncLogSchema = z.object({
  id: idSchema,
  platformId: z.int().nullable(),
  syncType: z.enum(SYNC_TYPES),
  /** The source of an import, "old-shop.example" or "pieces.xlsx"; null otherwise. */
  label: z.string().nullable(),
  status: z.enum(SYNC_STATUSES),
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
