import { z } from "zod";
import { letterSchema, mailStateSchema, newLetterSchema } from "#contract/newsletter/letters.ts";
import { listLetters } from "#domain/newsletter/letters/list-letters.ts";
import { getMailState } from "#domain/newsletter/letters/get-mail-state.ts";
import { sendTestLetter } from "#domain/newsletter/letters/send-test-letter.ts";
import { stopLetter } from "#domain/newsletter/letters/stop-letter.ts";
import { sendLetter } from "#domain/newsletter/letters/send-letter.ts";
import { defineCall } from "../routing/define-call.ts";
import { idParams } from "../routing/id-params.ts";
import { pageQuery, readPage, sendPage } from "../routing/paging.ts";

const group = "Newsletter";

export const letterCalls = [
  defineCall({
    method: "get",
    path: "/mail",
    group,
    summary: "Whether the shop can send mail, its sender, and how many have confirmed",
    response: mailStateSchema,
    handle: ({ shop }) => getMailState(shop),
  }),
  defineCall({
    method: "get",
    path: "/letters",
    group,
    summary: "List the letters with their progress, newest first",
    query: z.object(pageQuery),
    response: z.array(letterSchema),
    handle: async ({ c, shop, query }) => sendPage(c, await listLetters(shop, readPage(query))),
  }),
  defineCall({
    method: "post",
    path: "/letters",
    group,
    summary: "Send a letter to all confirmed subscribers",
    description:
      "Sent in the background, once to each subscriber, with an unsubscribe link, from a minute later on: until then it can be stopped.",
    body: newLetterSchema,
    response: letterSchema,
    status: 201,
    fails: ["unprocessable", "not-found"],
    handle: ({ shop, body, by }) => sendLetter(shop, body, by),
  }),
  defineCall({
    method: "post",
    path: "/letters/trial",
    group,
    summary: "Send a letter to the shop's own address alone",
    body: newLetterSchema,
    response: z.object({ to: z.string() }),
    fails: ["unprocessable", "conflict", "not-found", "bad-gateway"],
    handle: ({ shop, body }) => sendTestLetter(shop, body),
  }),
  defineCall({
    method: "post",
    path: "/letters/{id}/stop",
    group,
    summary: "Stop sending a letter",
    params: idParams,
    response: letterSchema,
    handle: ({ shop, params }) => stopLetter(shop, params.id),
  }),
];
