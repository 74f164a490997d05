import { z } from "zod";
import { subscriptionSchema } from "#contract/subscribers.ts";
import { subscribeVisitor } from "#domain/newsletter/subscribers/subscribe-visitor.ts";
import { messageSchema } from "../routing/response-schemas.ts";
import { defineCall, ANONYMOUS_BODY_LIMIT } from "../routing/define-call.ts";

export const subscribeCalls = [
  defineCall({
    method: "post",
    path: "/subscribe",
    bodyLimit: ANONYMOUS_BODY_LIMIT,
    group: "Newsletter",
    summary: "Subscribe to the newsletter",
    description:
      "Whoever is subscribed already is told the same. Leave topic empty: programs that fill in every field are told the same too, and are not subscribed.",
    body: subscriptionSchema.extend({
      /** Stands in the form where people do not see it. */
      topic: z.string().max(500).optional(),
    }),
    response: messageSchema,
    fails: ["too-many-requests"],
    handle: async ({ c, shop, body }) => {
      await subscribeVisitor(shop, body, c.get("address"));
      return { message: "Successfully subscribed!" };
    },
  }),
];
