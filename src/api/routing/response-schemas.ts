import { z } from "zod";

/** What a call answers that has done something and has nothing to show. */
export const messageSchema = z.object({ message: z.string() });

/** What clearing a whole list answers: everything removed under one batch can come back in one go. */
export const clearedListSchema = z.object({
  message: z.string(),
  removed: z.int(),
  batch: z.string(),
});
