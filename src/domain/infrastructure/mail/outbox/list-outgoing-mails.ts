import type { MailSubject, OutgoingMail } from "#contract/mail/outgoing-mails.ts";
import type { Shop } from "../../../shop.ts";
import { toOutgoingMail } from "./to-outgoing-mail.ts";

type MailFilter = {
  about?: { kind: MailSubject; id?: number | undefined } | undefined;
  /** The failed ones that nobody has dismissed. */
  isFailed?: boolean;
};

const MAX = 500;

/**
 * Mails of the outbox, the oldest first; of very many the latest. Stopped ones are left out, and those to
 * subscribers unless asked for: their letter counts them.
 */
export async function listOutgoingMails(
  shop: Shop,
  { about, isFailed = false }: MailFilter,
): Promise<OutgoingMail[]> {
  let query = shop.db.selectFrom("outgoingMails").selectAll().where("state", "!=", "stopped");
  query = about
    ? query.where("aboutKind", "=", about.kind)
    : query.where("subscriberId", "is", null);
  if (about?.id !== undefined) query = query.where("aboutId", "=", about.id);
  if (isFailed) query = query.where("state", "=", "failed").where("dismissedAt", "is", null);
  const rows = await query.orderBy("id", "desc").limit(MAX).execute();
  return rows.toReversed().map(toOutgoingMail);
}
