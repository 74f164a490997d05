import { ORDER_STATUSES } from "#contract/order-transitions.ts";
import { z } from "zod";
import { newOrderSchema, orderSchema, orderStatusChangeSchema } from "#contract/orders.ts";
import { changeOrderStatus } from "#domain/sales/orders/change-order-status.ts";
import { getOrder } from "#domain/sales/orders/get-order.ts";
import { listOrders } from "#domain/sales/orders/list-orders.ts";
import { recordOrder } from "#domain/sales/orders/record-order.ts";
import { defineCall } from "../routing/define-call.ts";
import { idParams } from "../routing/id-params.ts";
import { pageQuery, readPage, sendPage } from "../routing/paging.ts";

const group = "Orders";

export const orderCalls = [
  defineCall({
    method: "get",
    path: "/orders",
    group,
    summary: "List the orders, the newest first",
    query: z.object({ status: z.enum(ORDER_STATUSES).optional(), ...pageQuery }),
    response: z.array(orderSchema),
    handle: async ({ c, shop, query }) =>
      sendPage(c, await listOrders(shop, { status: query.status, ...readPage(query) })),
  }),
  defineCall({
    method: "get",
    path: "/orders/{id}",
    group,
    summary: "Read one order with its items",
    params: idParams,
    response: orderSchema,
    handle: ({ shop, params }) => getOrder(shop, params.id),
  }),
  defineCall({
    method: "post",
    path: "/orders",
    group,
    summary: "Record an order that was agreed by e-mail",
    description:
      "Lowers the stock. Each price defaults to the piece's own; subtotal and total are computed.",
    body: newOrderSchema,
    response: orderSchema,
    status: 201,
    fails: ["conflict"],
    handle: ({ shop, body, by }) => recordOrder(shop, body, by),
  }),
  defineCall({
    method: "put",
    path: "/orders/{id}",
    group,
    summary: "Move an order on",
    description:
      "Pending, processing, shipped, completed, one step at a time; or cancelled, while pending or processing.",
    params: idParams,
    body: orderStatusChangeSchema,
    response: orderSchema,
    fails: ["conflict"],
    handle: ({ shop, params, body, by }) => changeOrderStatus(shop, params.id, body.status, by),
  }),
];
