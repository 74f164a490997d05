import { emailAddress } from "#contract/field-schemas.ts";
import { z } from "#contract/zod.ts";
import { formatSender, parseSender } from "#contract/mail/mail-sender.ts";
import {
  type MailSettings,
  type MailSettingsChange,
  mailSettingsChangeSchema,
} from "#contract/mail/mail-settings.ts";

/** The form has the sender's name and address apart; the call takes them together as `from`. */
export const mailFieldsSchema = mailSettingsChangeSchema
  .omit({ from: true, updatedAt: true, port: true })
  .extend({
    port: z
      .string()
      .trim()
      .regex(/^\d{1,5}$/, "Enter the port, like 465."),
    password: z.string().max(1000),
    user: z.string().trim().max(255),
    senderName: z.string().trim().max(100),
    senderAddress: emailAddress("Enter a full email address, like hello@example.com."),
  });
export type MailFields = z.infer<typeof mailFieldsSchema>;

/** @param businessName the sender's name before mail is set up */
export function toFields(settings: MailSettings, businessName: string): MailFields {
  const { host, port, security, user, from } = settings;
  const { name, address } = parseSender(from);
  return {
    host,
    port: String(port),
    security,
    user,
    password: "",
    senderName: settings.setUpIn === null ? businessName : name,
    senderAddress: address,
  };
}

export const toChange = (
  { senderName, senderAddress, ...fields }: MailFields,
  { updatedAt }: MailSettings,
): MailSettingsChange => ({
  ...fields,
  port: Number(fields.port),
  from: formatSender({ name: senderName, address: senderAddress }),
  updatedAt,
});
