import { z } from "../zod.ts";
import { idSchema, instant } from "../field-schemas.ts";

/** How many changes the history keeps. */
export const MAX_CHANGES = 500;

/** Who made a change by a command on the server, where nobody signs in. */
export const SERVER_COMMAND = "";

/** "pieces" and "inquiries" are counted; "trash" is several kinds at once; a "person" signs in to the desk. */
const CHANGE_KINDS = [
  "settings",
  "piece",
  "pieces",
  "collection",
  "tag",
  "order",
  "inquiries",
  "customer",
  "subscriber",
  "platform",
  "person",
  "sample",
  "trash",
  "shop",
] as const;
const CHANGE_ACTIONS = [
  "added",
  "changed",
  "deleted",
  "restored",
  "undone",
  "merged",
  "opened",
  "closed",
] as const;

/** What somebody did on the desk. */
export const changeSchema = z.object({
  id: idSchema,
  kind: z.enum(CHANGE_KINDS),
  /** Of one piece. */
  productId: z.int().nullable(),
  /** The name then, or how many; nothing of a customer. */
  label: z.string(),
  action: z.enum(CHANGE_ACTIONS),
  /** The names of the changed fields. */
  fields: z.array(z.string()),
  /** A username, or SERVER_COMMAND. */
  by: z.string(),
  at: instant,
});
export type Change = z.infer<typeof changeSchema>;
