import type { MailSubject } from "#contract/mail/outgoing-mails.ts";
import type { Shop } from "../../../shop.ts";

/** The Message-IDs of the mails about something, the oldest first; stopped ones and notices to the shop are left out. */
export async function findMailThread(
  { db }: Shop,
  about: { kind: MailSubject; id: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("outgoingMails")
    .select("messageId")
    .where("aboutKind", "=", about.kind)
    .where("aboutId", "=", about.id)
    .where("state", "!=", "stopped")
    .where((eb) => eb.or([eb("kind", "is", null), eb("kind", "!=", "notice")]))
    .orderBy("id")
    .execute();
  return rows.map(({ messageId }) => messageId);
}
