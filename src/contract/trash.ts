import { z } from "zod";
import { idSchema, instant } from "./field-schemas.ts";

export const TRASH_DAYS = 30;
export const TRASH_KINDS = [
  "product",
  "collection",
  "tag",
  "order",
  "subscriber",
  "platform",
] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];

export const trashEntrySchema = z.object({
  id: idSchema,
  kind: z.enum(TRASH_KINDS),
  entityId: z.int(),
  label: z.string(),
  /** What was deleted in one go bears one name, by which it can come back in one go. */
  batch: z.string().nullable(),
  deletedBy: z.string().nullable(),
  deletedAt: instant,
  expiresAt: instant,
});
export type TrashEntry = z.infer<typeof trashEntrySchema>;

/** What every delete answers. */
export const deletedSchema = z.object({ message: z.string(), trashId: z.int() });
export type Deleted = z.infer<typeof deletedSchema>;
