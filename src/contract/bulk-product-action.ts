import { z } from "./zod.ts";
import { idSchema } from "./field-schemas.ts";

const ids = z.array(idSchema).min(1, "At least one piece is required").max(500);

/** One action on many pieces. */
export const bulkProductActionSchema = z.discriminatedUnion("action", [
  z.object({ ids, action: z.enum(["hide", "list", "delete"]) }),
  z.object({ ids, action: z.enum(["tag", "untag"]), tagId: idSchema }),
]);
export type BulkProductAction = z.infer<typeof bulkProductActionSchema>;
