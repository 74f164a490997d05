import { ENTER_YOUR_EMAIL } from "../email-address.ts";
import { z } from "../zod.ts";
import { isSender } from "./mail-sender.ts";
import { emailAddress, instant } from "../field-schemas.ts";

export const mailSecuritySchema = z.enum(["tls", "starttls", "none"]);
/** "tls" from the first byte (port 465), "starttls" before anything is sent (port 587). */
export type MailSecurity = z.infer<typeof mailSecuritySchema>;

const oneLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\r\n]*$/, "Use one line");

export const mailSettingsChangeSchema = z.object({
  host: oneLine(253)
    .min(1, "Enter your provider’s email server, like smtp.fastmail.com.")
    .regex(/^[\w.:[\]-]*$/, "Enter the server’s name alone, like smtp.fastmail.com."),
  port: z.coerce
    .number("Enter the port, like 465.")
    .int("Enter the port, like 465.")
    .min(1, "Enter the port, like 465.")
    .max(65_535, "Enter the port, like 465."),
  security: mailSecuritySchema,
  user: oneLine(255).default(""),
  /** Empty or absent: the stored one stays, unless the account is another one or its connection is no longer encrypted. */
  password: z.string().max(1000).optional(),
  /** "Fernhill <hello@example.com>", or the address alone. */
  from: oneLine(320).refine(isSender, "Enter a full email address, like hello@example.com."),
  /** Of the settings the form was opened with: a change made meanwhile is not overwritten. */
  updatedAt: instant.nullish(),
});
export type MailSettingsChange = z.infer<typeof mailSettingsChangeSchema>;

export const mailSettingsSchema = z.object({
  /** Where mail is set up: on the server, which wins, in these settings, or nowhere. */
  setUpIn: z.enum(["server", "settings"]).nullable(),
  host: z.string(),
  port: z.int(),
  security: mailSecuritySchema,
  user: z.string(),
  /** The sender. The server's where mail is set up there. */
  from: z.string(),
  /** The password itself is never sent. */
  hasPassword: z.boolean(),
  updatedAt: instant.nullable(),
});
export type MailSettings = z.infer<typeof mailSettingsSchema>;

export const mailTestSchema = z.object({
  /** The caller's own address by default. */
  to: emailAddress(ENTER_YOUR_EMAIL).optional(),
});

export const mailTestResultSchema = z.object({
  message: z.string(),
  to: z.string(),
  /** How long the mail server took. */
  milliseconds: z.int(),
});
export type MailTestResult = z.infer<typeof mailTestResultSchema>;

export const mailRecordSchema = z.object({
  kind: z.enum(["SPF", "DKIM", "DMARC"]),
  state: z.enum(["ok", "missing", "wrong", "unknown"]),
  /** What was found, in words. */
  sentence: z.string(),
  /** The record to add or to change to; null where there is none to give. */
  record: z.object({ type: z.literal("TXT"), name: z.string(), value: z.string() }).nullable(),
  /** The provider's instructions. */
  help: z.string().nullable(),
});
export type MailRecord = z.infer<typeof mailRecordSchema>;

export const mailRecordsSchema = z.object({
  /** The domain of the sender's address. */
  domain: z.string(),
  records: z.array(mailRecordSchema),
});
export type MailRecords = z.infer<typeof mailRecordsSchema>;
