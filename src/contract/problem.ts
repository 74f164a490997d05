import { z } from "zod";

/** Every failing call answers this: the same sentence twice, for clients that read one or the other. */
export const problemSchema = z.object({
  message: z.string(),
  error: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** The entity as it now stands, where another's change is in the way. */
  current: z.unknown().optional(),
});
export type Problem = z.infer<typeof problemSchema>;
