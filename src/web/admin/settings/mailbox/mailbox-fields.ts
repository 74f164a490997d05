import { z } from "#contract/zod.ts";
import { MAIL_PROVIDERS } from "#contract/mail/mail-providers.ts";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import {
  type MailboxSettings,
  type MailboxSettingsChange,
  mailboxSettingsChangeSchema,
} from "#contract/mail/mailbox-settings.ts";

export const mailboxFieldsSchema = mailboxSettingsChangeSchema
  .omit({ updatedAt: true, port: true })
  .extend({
    port: z
      .string()
      .trim()
      .regex(/^\d{1,5}$/, "Enter the port, like 993."),
    password: z.string().max(1000),
  });
export type MailboxFields = z.infer<typeof mailboxFieldsSchema>;

/** @param mail where nothing is set up yet, its provider's mailbox is filled in */
export function toMailboxFields(settings: MailboxSettings, mail: MailSettings): MailboxFields {
  const { host, port, security, user } = settings;
  const fields = { host, port: String(port), security, user, password: "" };
  const imap = MAIL_PROVIDERS.find((provider) => provider.host === mail.host)?.imap;
  if (settings.isOn || !imap) return fields;
  const { host: mailboxHost, port: mailboxPort, security: mailboxSecurity } = imap;
  return {
    ...fields,
    host: mailboxHost,
    port: String(mailboxPort),
    security: mailboxSecurity,
    user: mail.user,
  };
}

export const toMailboxChange = (
  fields: MailboxFields,
  { updatedAt }: MailboxSettings,
): MailboxSettingsChange => ({ ...fields, port: Number(fields.port), updatedAt });
