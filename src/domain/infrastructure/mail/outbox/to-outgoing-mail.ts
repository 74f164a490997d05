import type { Selectable } from "kysely";
import type { OutgoingMail } from "#contract/mail/outgoing-mails.ts";
import type { Tables } from "#database/tables.ts";

export type OutgoingMailRow = Selectable<Tables["outgoingMails"]>;

/** A mail of the outbox without its text. */
export const toOutgoingMail = (row: OutgoingMailRow): OutgoingMail => ({
  id: row.id,
  about: { kind: row.aboutKind, id: row.aboutId },
  kind: row.kind,
  messageId: row.messageId,
  to: row.recipient,
  subject: row.subject,
  state: row.state,
  tries: row.tries,
  dueAt: row.dueAt,
  failure: row.failure,
  createdAt: row.createdAt,
  sentAt: row.sentAt,
});
