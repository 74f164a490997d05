import { z } from "../zod.ts";
import { idSchema, instant } from "../field-schemas.ts";

/** How many changes the history keeps. */
export const MAX_CHANGES = 500;

/** "pieces" are several at once. */
const CHANGE_KINDS = ["settings", "piece", "pieces"] as const;
const CHANGE_ACTIONS = ["added", "changed", "deleted"] as const;

/** What somebody did on the desk. */
export const changeSchema = z.object({
  id: idSchema,
  kind: z.enum(CHANGE_KINDS),
  /** Of one piece. */
  productId: z.int().nullable(),
  /** The piece's name then, or how many pieces. */
  label: z.string(),
  action: z.enum(CHANGE_ACTIONS),
  /** The names of the changed fields. */
  fields: z.array(z.string()),
  by: z.string(),
  at: instant,
});
export type Change = z.infer<typeof changeSchema>;
