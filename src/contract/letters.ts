import { z } from "zod";
import { idSchema, instant } from "./field-schemas.ts";

/** A letter to everybody on the list: plain paragraphs, parted by an empty line, and a collection beneath. */
export const newLetterSchema = z.object({
  subject: z
    .string()
    .trim()
    .min(1, "Subject is required")
    .max(200)
    .regex(/^[^\r\n]*$/, "A subject is one line"),
  body: z.string().trim().min(1, "The letter is empty").max(20_000),
  collectionId: idSchema.nullish(),
});
export type NewLetter = z.infer<typeof newLetterSchema>;

export const letterSchema = z.object({
  id: idSchema,
  subject: z.string(),
  body: z.string(),
  collectionId: z.int().nullable(),
  createdBy: z.string().nullable(),
  createdAt: instant,
  /** How many of those it was written to have it, wait for it, or could not be reached. */
  sent: z.int(),
  waiting: z.int(),
  failed: z.int(),
  stopped: z.int(),
});
export type Letter = z.infer<typeof letterSchema>;

/** Whether the shop can send mail at all, and as whom. */
export const mailStateSchema = z.object({
  isSetUp: z.boolean(),
  from: z.string().nullable(),
  /** How many people a letter would go to now. */
  readers: z.int(),
});
export type MailState = z.infer<typeof mailStateSchema>;
