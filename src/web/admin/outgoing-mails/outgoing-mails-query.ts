import { queryOptions } from "@tanstack/react-query";
import type { MailSubject, OutgoingMail } from "#contract/mail/outgoing-mails.ts";

const WHILE_WAITING_MILLISECONDS = 5000;

/** The query of the mails about something, fetched again while one is on its way. */
export const outgoingMailsQuery = (about: { kind: MailSubject; id: number }) =>
  queryOptions<OutgoingMail[]>({
    queryKey: [`/api/outgoing-mails?about=${about.kind}&id=${about.id}`],
    refetchInterval: ({ state }) =>
      state.data?.some((mail) => mail.state === "waiting" && mail.failure === null)
        ? WHILE_WAITING_MILLISECONDS
        : false,
  });
