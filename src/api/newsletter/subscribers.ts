import { z } from "zod";
import { subscriberSchema } from "#contract/newsletter/subscribers.ts";
import { deletedSchema } from "#contract/operations/trash.ts";
import { requestMissingConfirmations } from "#domain/newsletter/subscribers/request-missing-confirmations.ts";
import { listSubscribers } from "#domain/newsletter/subscribers/list-subscribers.ts";
import { deleteSubscriber } from "#domain/newsletter/subscribers/delete-subscriber.ts";
import { defineCall } from "../routing/define-call.ts";
import { idParams } from "../routing/id-params.ts";
import { pageQuery, readPage, sendPage } from "../routing/paging.ts";

export const subscriberCalls = [
  defineCall({
    method: "get",
    path: "/subscribers",
    group: "Newsletter",
    summary: "List the subscribers",
    query: z.object({ search: z.string().optional(), ...pageQuery }),
    response: z.array(subscriberSchema),
    handle: async ({ c, shop, query }) =>
      sendPage(c, await listSubscribers(shop, { search: query.search, ...readPage(query) })),
  }),
  defineCall({
    method: "post",
    path: "/subscribers/ask-to-confirm",
    group: "Newsletter",
    summary: "Ask subscribers to confirm who were never asked",
    description: "One mail to each who was imported or subscribed before mail was set up.",
    response: z.object({ asked: z.int() }),
    fails: ["unprocessable"],
    handle: ({ shop }) => requestMissingConfirmations(shop),
  }),
  defineCall({
    method: "delete",
    path: "/subscribers/{id}",
    group: "Newsletter",
    summary: "Remove a subscriber",
    params: idParams,
    response: deletedSchema,
    handle: ({ shop, params, by }) => deleteSubscriber(shop, params.id, by),
  }),
];
