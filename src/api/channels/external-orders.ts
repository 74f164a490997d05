import { z } from "zod";
import {
  doubleSaleSchema,
  externalOrderSchema,
  ordersImportedSchema,
} from "#contract/channels/external-orders.ts";
import { idParam } from "#contract/field-schemas.ts";
import { orderSchema } from "#contract/sales/orders.ts";
import { wooKeysSchema } from "#contract/channels/platforms.ts";
import { listDoubleSales } from "#domain/sales/double-sales/list-double-sales.ts";
import { resolveManually } from "#domain/sales/double-sales/resolve-double-sale.ts";
import { acceptExternalOrder } from "#domain/channels/external-orders/accept-external-order.ts";
import {
  dismissFailedOrder,
  retryFailedOrder,
} from "#domain/channels/external-orders/retry-failed-orders.ts";
import { importOrders } from "#domain/channels/external-orders/import-orders.ts";
import { listExternalOrders } from "#domain/channels/external-orders/list-external-orders.ts";
import { messageSchema } from "../routing/response-schemas.ts";
import { defineCall } from "../routing/define-call.ts";
import { idParams } from "../routing/id-params.ts";
import { pageQuery, readPage, sendPage } from "../routing/paging.ts";

const group = "Platforms";

export const externalOrderCalls = [
  defineCall({
    method: "post",
    path: "/woocommerce/orders/import",
    group,
    summary: "Import the orders of the WooCommerce store",
    description: "Without a body, those of the connected store. Safe to repeat.",
    body: z.union([wooKeysSchema, z.object({}).transform(() => null)]),
    response: ordersImportedSchema,
    fails: ["conflict", "unprocessable", "bad-gateway"],
    handle: ({ shop, body, by }) => importOrders(shop, body, by),
  }),
  defineCall({
    method: "get",
    path: "/external-orders",
    group,
    summary: "List orders placed on platforms, newest first",
    query: z.object({
      platformId: idParam.optional(),
      /** Those that could not be recorded. */
      failed: z.literal("1").optional(),
      ...pageQuery,
    }),
    response: z.array(externalOrderSchema),
    handle: async ({ c, shop, query }) => {
      const { platformId, failed } = query;
      const isFailed = failed === "1";
      const page = await listExternalOrders(shop, { platformId, isFailed, ...readPage(query) });
      return sendPage(c, page);
    },
  }),
  defineCall({
    method: "post",
    path: "/external-orders/{id}/accept",
    group,
    summary: "Accept an order of a platform",
    description: "Creates an order with its customer, items, prices and address. Once an order.",
    params: idParams,
    response: orderSchema,
    status: 201,
    fails: ["conflict", "unprocessable"],
    handle: ({ shop, params, by }) => acceptExternalOrder(shop, params.id, by),
  }),
  defineCall({
    method: "post",
    path: "/external-orders/{id}/retry",
    group,
    summary: "Try to record a failed order of a platform again",
    params: idParams,
    response: messageSchema,
    fails: ["unprocessable", "bad-gateway"],
    handle: async ({ shop, params }) => {
      await retryFailedOrder(shop, params.id);
      return { message: "Recorded." };
    },
  }),
  defineCall({
    method: "post",
    path: "/external-orders/{id}/dismiss",
    group,
    summary: "Dismiss a failed order of a platform",
    description: "It is tried again when its platform changes it.",
    params: idParams,
    response: messageSchema,
    handle: async ({ shop, params }) => {
      await dismissFailedOrder(shop, params.id);
      return { message: "Dismissed." };
    },
  }),
  defineCall({
    method: "get",
    path: "/double-sales",
    group,
    summary: "List unresolved double sales",
    response: z.array(doubleSaleSchema),
    handle: ({ shop }) => listDoubleSales(shop),
  }),
  defineCall({
    method: "post",
    path: "/double-sales/{id}/settle",
    group,
    summary: "Mark a double sale as resolved",
    params: idParams,
    response: messageSchema,
    handle: async ({ shop, params, by }) => {
      await resolveManually(shop, params.id, by);
      return { message: "Settled." };
    },
  }),
];
