import { z } from "../zod.ts";
import { DESK_MAIL_KINDS } from "../access/desk-mails.ts";
import { CUSTOMER_MAIL_KINDS } from "../sales/customer-mails.ts";
import { emailAddress, idParam, idSchema, instant } from "../field-schemas.ts";

/**
 * "day": of a mail to the shop's own people, with the day as its id: 20261120. "subscriber": of one that asks to
 * confirm a subscription.
 */
export const MAIL_SUBJECTS = [
  "inquiry",
  "quote",
  "order",
  "waiting-list",
  "day",
  "letter",
  "subscriber",
] as const;
/** What a mail may be about. */
export type MailSubject = (typeof MAIL_SUBJECTS)[number];

/** "notice": to the shop's own people, of a message or a quote. */
export const OUTGOING_MAIL_KINDS = [
  ...CUSTOMER_MAIL_KINDS,
  ...DESK_MAIL_KINDS,
  "notice",
  "waiting-list-confirmation",
] as const;
export type OutgoingMailKind = (typeof OUTGOING_MAIL_KINDS)[number];

export const OUTGOING_MAIL_STATES = ["waiting", "sent", "failed", "stopped"] as const;
/** Stopped: what it reported was undone before it was sent. */
export type OutgoingMailState = (typeof OUTGOING_MAIL_STATES)[number];

export const outgoingMailSchema = z.object({
  id: idSchema,
  about: z.object({ kind: z.enum(MAIL_SUBJECTS), id: idSchema }),
  /** Which of the mails to customers or to the shop's people it is; null for any other. */
  kind: z.enum(OUTGOING_MAIL_KINDS).nullable(),
  messageId: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(OUTGOING_MAIL_STATES),
  tries: z.int(),
  /** The next attempt of one that waits. */
  dueAt: instant,
  /** Why the last attempt failed. */
  failure: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
});
export type OutgoingMail = z.infer<typeof outgoingMailSchema>;

export const outgoingMailQuerySchema = z.object({
  about: z.enum(MAIL_SUBJECTS).optional(),
  id: idParam.optional(),
  state: z
    .enum(["failed"])
    .optional()
    .describe("The failed ones that nobody has dismissed, whatever they are about."),
});

export const retryMailSchema = z.object({
  /** A corrected address; the same one by default. */
  to: emailAddress("Enter the full email address, like name@example.com.").optional(),
});
