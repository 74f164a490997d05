import { z } from "zod";
import { subscriptionSchema } from "#contract/newsletter/subscribers.ts";
import { subscribeVisitor } from "#domain/newsletter/subscribers/subscribe-visitor.ts";
import { FORM_BODY_LIMIT } from "#http/limit-body.ts";
import { messageSchema } from "../routing/response-schemas.ts";
import { defineCall } from "../routing/define-call.ts";

export const subscribeCalls = [
  defineCall({
    method: "post",
    path: "/subscribe",
    bodyLimit: FORM_BODY_LIMIT,
    group: "Newsletter",
    summary: "Subscribe to the newsletter",
    description:
      "Where mail is set up, an address gets a mail that asks to confirm, and letters once it has. The response is the same for every address. Leave topic empty: a request that fills it in gets the same response and subscribes nobody.",
    body: subscriptionSchema.extend({
      /** Honeypot field, invisible to people. */
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
