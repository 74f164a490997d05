import { z } from "../zod.ts";

/** A reply to start from. */
export const savedReplySchema = z.object({
  title: z.string().trim().min(1, "Enter a title.").max(100),
  /** {name}, {piece}, {price} and {availability} are filled in. */
  text: z.string().trim().min(1, "Write the reply.").max(5000),
});
export type SavedReply = z.infer<typeof savedReplySchema>;

export const savedRepliesSchema = z.array(savedReplySchema).max(30);
