import { z } from "../zod.ts";

/** The result of undoing an import; `kept` are items edited since, which stay. */
export const undoneImportSchema = z.object({
  undone: z.int(),
  kept: z.array(z.object({ name: z.string(), reason: z.string() })),
});
export type UndoneImport = z.infer<typeof undoneImportSchema>;
