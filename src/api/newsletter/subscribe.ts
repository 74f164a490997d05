import { z } from "zod";
import { subscriptionSchema } from "#contract/subscribers.ts";
import { subscribeVisitor } from "#domain/newsletter/subscribers/subscribe-visitor.ts";
import { doneSchema } from "../routing/response-schemas.ts";
import { defineCall, STRANGERS_LIMIT } from "../routing/define-call.ts";

export const subscribeCalls = [
  defineCall({
    method: "post",
    path: "/subscribe",
    bodyLimit: STRANGERS_LIMIT,
    group: "Newsletter",
    summary: "Subscribe to the newsletter",
    description:
      "Whoever is subscribed already is told the same. Leave topic empty: programs that fill in every field are told the same too, and are not subscribed.",
    body: subscriptionSchema.extend({
      /** Stands in the form where people do not see it. */
      topic: z.string().max(500).optional(),
    }),
    answer: doneSchema,
    fails: ["too-many-requests"],
    handle: async ({ c, shop, body }) => {
      await subscribeVisitor(shop, body, c.get("address"));
      return { message: "Successfully subscribed!" };
    },
  }),
];
