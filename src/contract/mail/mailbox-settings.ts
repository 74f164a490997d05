import { z } from "../zod.ts";
import { instant } from "../field-schemas.ts";
import { mailSecuritySchema, mailSettingsChangeSchema } from "./mail-settings.ts";

const { host, port, security } = mailSettingsChangeSchema.shape;

export const mailboxSettingsChangeSchema = z.object({
  host: host.regex(/./, "Enter your provider’s server for incoming email, like imap.fastmail.com."),
  port,
  security,
  user: mailSettingsChangeSchema.shape.user
    .unwrap()
    .min(1, "Enter the username, usually your full email address."),
  /** Empty or absent: the stored one stays, unless the account is another one or its connection is no longer encrypted. */
  password: z.string().max(1000).optional(),
  /** Of the settings the form was opened with: a change made meanwhile is not overwritten. */
  updatedAt: instant.nullish(),
});
export type MailboxSettingsChange = z.infer<typeof mailboxSettingsChangeSchema>;

export const mailboxSettingsSchema = z.object({
  /** Whether customers' answers are read from a mailbox. */
  isOn: z.boolean(),
  host: z.string(),
  port: z.int(),
  security: mailSecuritySchema,
  user: z.string(),
  /** The password itself is never sent. */
  hasPassword: z.boolean(),
  updatedAt: instant.nullable(),
  /** When it was last read. */
  checkedAt: instant.nullable(),
  /** Why it could not be read the last time. */
  failure: z.string().nullable(),
});
export type MailboxSettings = z.infer<typeof mailboxSettingsSchema>;

export const mailboxTestResultSchema = z.object({
  message: z.string(),
  /** Emails in the inbox. */
  emails: z.int(),
});
export type MailboxTestResult = z.infer<typeof mailboxTestResultSchema>;
