import { DESK_MAILS } from "#contract/access/desk-mails.ts";
import { CUSTOMER_MAILS } from "#contract/sales/customer-mails.ts";
import type { OutgoingMail } from "#contract/mail/outgoing-mails.ts";

const labels: Record<string, { label: string } | undefined> = {
  ...CUSTOMER_MAILS,
  ...DESK_MAILS,
};

/** "Shipping email", or plain "Email" for one without a kind. */
export const nameOfMail = ({ kind }: Pick<OutgoingMail, "kind">): string => {
  const label = labels[kind ?? ""]?.label;
  return label === undefined ? "Email" : `${label} email`;
};

/**
 * What became of a mail: "Shipping email sent 2:14 PM".
 * @param format a time as it is read now, with the day unless that is today
 */
export function describeMail(
  mail: OutgoingMail,
  now: Date,
  format: (instant: string) => string,
): string {
  const name = nameOfMail(mail);
  const { state, failure, dueAt, sentAt } = mail;
  if (state === "sent") return `${name} sent ${format(sentAt ?? dueAt)}`;
  if (state === "failed") return `${name} couldn’t be sent: ${failure}`;
  if (failure !== null) return `${name} isn’t sent yet: ${failure} Next try ${format(dueAt)}.`;
  return Date.parse(dueAt) > now.getTime() && mail.tries === 0
    ? `${name} goes out at ${format(dueAt)}`
    : `Sending the ${name.charAt(0).toLowerCase()}${name.slice(1)}…`;
}
