import type { CustomerMailKind } from "#contract/sales/customer-mails.ts";
import type { OutgoingMail } from "#contract/mail/outgoing-mails.ts";
import { foldName } from "#contract/fold-name.ts";
import { findMailThread } from "../../infrastructure/mail/outbox/find-mail-thread.ts";
import { type MailToQueue, queueMail } from "../../infrastructure/mail/outbox/queue-mail.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { composeCustomerMail } from "./compose-customer-mail.ts";
import type { CustomerMailFacts } from "./customer-mail-facts.ts";
import { withReference } from "./inquiry-reference.ts";
import { isCustomerMailOn } from "./switch-customer-mail.ts";
import { lastPeriod } from "../../infrastructure/rate-limit/last-period.ts";

type Envelope = Pick<MailToQueue, "about" | "onceKey" | "delaySeconds" | "secrets"> & {
  /** "" or null for a customer without an address. */
  to: string | null;
  /** The Message-ID of the customer's own mail that this one answers. */
  inReplyTo?: string | undefined;
};

/**
 * Queues a mail to a customer, in the caller's transaction and in the thread of what it is about.
 * @returns null where nothing is sent: mail is not set up, this mail is switched off, there is no address, or
 * it got three confirmations today
 */
export async function queueCustomerMail<Kind extends CustomerMailKind>(
  shop: Shop,
  kind: Kind,
  facts: CustomerMailFacts[Kind],
  { to, about, inReplyTo, ...envelope }: Envelope,
): Promise<OutgoingMail | null> {
  if (!to || !(await isCustomerMailOn(shop, kind))) return null;
  if (kind === "received" && !(await mayConfirm(shop, to))) return null;
  const { subject, ...content } = await composeCustomerMail(shop, kind, facts);
  const { email } = await getSettings(shop);
  const thread = await findMailThread(shop, about);
  const references = inReplyTo === undefined ? thread : [...thread, inReplyTo];
  const isAnswer = about.kind === "inquiry" && references.length > 0;
  const parent = references.at(-1);
  return queueMail(shop, {
    ...envelope,
    ...content,
    subject: await withReference(shop, about, isAnswer ? `Re: ${subject}` : subject),
    to,
    kind,
    about,
    ...(email && { replyTo: email }),
    ...(parent !== undefined && { inReplyTo: parent, references }),
  });
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const MAX_A_DAY = 3;

/**
 * Whether another message may be confirmed to an address: three a day, however it is capitalized, since
 * anybody can type it into the form.
 */
async function mayConfirm(shop: Shop, to: string): Promise<boolean> {
  const { count } = await shop.db
    .selectFrom("outgoingMails")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("kind", "=", "received")
    .where((eb) => eb(eb.fn("fold_text", ["recipient"]), "=", foldName(to)))
    .where((eb) => eb.between("createdAt", ...lastPeriod(shop, DAY_MILLISECONDS)))
    .executeTakeFirstOrThrow();
  return count < MAX_A_DAY;
}
