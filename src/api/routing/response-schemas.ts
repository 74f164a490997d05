import { z } from "zod";

/** The response of a call without data. */
export const messageSchema = z.object({ message: z.string() });

/** The response of clearing a list. The batch restores everything that was removed. */
export const clearedListSchema = z.object({
  message: z.string(),
  removed: z.int(),
  batch: z.string(),
});
