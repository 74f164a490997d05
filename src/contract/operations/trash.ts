import { z } from "../zod.ts";
import { idSchema, instant } from "../field-schemas.ts";

export const TRASH_DAYS = 30;
export const TRASH_KINDS = [
  "product",
  "collection",
  "tag",
  "order",
  "inquiry",
  "subscriber",
  "platform",
  "sample",
] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];

export const trashEntrySchema = z.object({
  id: idSchema,
  kind: z.enum(TRASH_KINDS),
  entityId: z.int(),
  label: z.string(),
  /** Groups what was deleted together and can be restored together. */
  batch: z.string().nullable(),
  deletedBy: z.string().nullable(),
  deletedAt: instant,
  expiresAt: instant,
});
export type TrashEntry = z.infer<typeof trashEntrySchema>;

/** The response of restoring, with the names of the categories that were deleted meanwhile. */
export const restoredSchema = z.object({
  message: z.string(),
  lostCategories: z.array(z.string()).optional(),
});
export type Restored = z.infer<typeof restoredSchema>;

/** The response of every delete. */
export const deletedSchema = z.object({ message: z.string(), trashId: z.int() });
export type Deleted = z.infer<typeof deletedSchema>;
