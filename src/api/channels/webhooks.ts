import { receiveWebhook } from "#domain/channels/webhooks/receive-webhook.ts";
import { messageSchema } from "../routing/response-schemas.ts";
import { defineCall } from "../routing/define-call.ts";
import { idParams } from "../routing/id-params.ts";

export const webhookCalls = [
  defineCall({
    method: "post",
    path: "/webhooks/woocommerce/{id}",
    group: "Platforms",
    summary: "Receive a webhook of WooCommerce",
    description:
      "For WooCommerce itself: the body is signed (X-WC-Webhook-Signature), a repeated delivery changes nothing.",
    params: idParams,
    response: messageSchema,
    fails: ["forbidden", "not-found", "invalid", "too-large", "unprocessable"],
    handle: async ({ c, shop, params }) =>
      receiveWebhook(shop, params.id, {
        body: new Uint8Array(await c.req.arrayBuffer()),
        signature: c.req.header("X-WC-Webhook-Signature"),
        topic: c.req.header("X-WC-Webhook-Topic"),
        deliveryId: c.req.header("X-WC-Webhook-Delivery-ID"),
      }),
  }),
];
