import { z } from "../zod.ts";
import { idSchema, instant } from "../field-schemas.ts";

/** How long a letter waits before it leaves, so that it can be stopped, in seconds. */
export const LETTER_DELAY_SECONDS = 60;

/** A letter to all subscribers: plain paragraphs separated by empty lines, and optionally a collection. */
export const newLetterSchema = z.object({
  subject: z
    .string()
    .trim()
    .min(1, "Subject is required")
    .max(200)
    .regex(/^[^\r\n]*$/, "A subject is one line"),
  body: z.string().trim().min(1, "The letter is empty").max(20_000),
  collectionId: idSchema.nullish(),
  publish: z.boolean().optional().describe("Publishes the collection, if it is a draft."),
});
export type NewLetter = z.infer<typeof newLetterSchema>;

export const letterSchema = z.object({
  id: idSchema,
  subject: z.string(),
  body: z.string(),
  collectionId: z.int().nullable(),
  createdBy: z.string().nullable(),
  createdAt: instant,
  /** Number of recipients by delivery state. */
  sent: z.int(),
  waiting: z.int(),
  failed: z.int(),
  stopped: z.int(),
});
export type Letter = z.infer<typeof letterSchema>;

/** Whether the shop can send email, its sender, and how many get letters. */
export const mailStateSchema = z.object({
  isSetUp: z.boolean(),
  canSend: z
    .boolean()
    .describe("Whether a test or a mail has succeeded with these settings, and none failed since."),
  failure: z.string().nullable().describe("What the last attempt failed of, and how to fix it."),
  from: z.string().nullable(),
  subscribers: z
    .int()
    .describe("Who gets letters; where email is not set up, all who have not unsubscribed."),
  /** How many get letters: confirmed, and not unsubscribed. */
  readers: z.int(),
  /** How many have neither confirmed nor unsubscribed. */
  unconfirmed: z.int(),
  /** How many of these can be asked to confirm for the first time. */
  unasked: z.int(),
});
export type MailState = z.infer<typeof mailStateSchema>;
