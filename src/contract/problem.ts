import { z } from "./zod.ts";

/** The body of every failed call; `message` and `error` are the same, for clients that read either. */
export const problemSchema = z.object({
  message: z.string(),
  error: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** The current entity, after a version conflict. */
  current: z.unknown().optional(),
});
export type Problem = z.infer<typeof problemSchema>;
