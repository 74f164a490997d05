import { z } from "zod";
import {
  outgoingMailQuerySchema,
  outgoingMailSchema,
  retryMailSchema,
} from "#contract/mail/outgoing-mails.ts";
import { dismissOutgoingMail } from "#domain/infrastructure/mail/outbox/dismiss-outgoing-mail.ts";
import { listOutgoingMails } from "#domain/infrastructure/mail/outbox/list-outgoing-mails.ts";
import { retryOutgoingMail } from "#domain/infrastructure/mail/outbox/retry-outgoing-mail.ts";
import { defineCall } from "../routing/define-call.ts";
import { idParams } from "../routing/id-params.ts";

const group = "Outgoing mails";

export const outgoingMailCalls = [
  defineCall({
    method: "get",
    path: "/outgoing-mails",
    group,
    summary: "List the mails to customers, the oldest first",
    description:
      "Of very many the latest 500. A mail that was stopped before it was sent is left out, and those to subscribers unless they are asked for by `about`.",
    query: outgoingMailQuerySchema,
    response: z.array(outgoingMailSchema),
    handle: ({ shop, query: { about, id, state } }) =>
      listOutgoingMails(shop, {
        about: about && { kind: about, id },
        isFailed: state === "failed",
      }),
  }),
  defineCall({
    method: "post",
    path: "/outgoing-mails/{id}/retry",
    group,
    summary: "Send a mail that failed again",
    description: "At once, under the same Message-ID.",
    params: idParams,
    body: retryMailSchema,
    response: outgoingMailSchema,
    fails: ["conflict", "unprocessable"],
    handle: ({ shop, params, body }) => retryOutgoingMail(shop, params.id, body.to),
  }),
  defineCall({
    method: "post",
    path: "/outgoing-mails/{id}/dismiss",
    group,
    summary: "Take a failed mail off the To-Do List",
    params: idParams,
    response: outgoingMailSchema,
    handle: ({ shop, params }) => dismissOutgoingMail(shop, params.id),
  }),
];
