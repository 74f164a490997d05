import { SEARCH_MAX_LENGTH } from "#contract/catalogue/catalog-query.ts";
import { ORDER_STATUSES } from "#contract/sales/order-transitions.ts";
import { z } from "zod";
import {
  moveBackSchema,
  newOrderSchema,
  orderPatchSchema,
  orderSchema,
  orderStatusChangeSchema,
} from "#contract/sales/orders.ts";
import { idParam } from "#contract/field-schemas.ts";
import { datesMadeSchema, orderPapersSchema } from "#contract/sales/papers.ts";
import { newPaymentSchema } from "#contract/sales/payments.ts";
import { changeOrderStatus } from "#domain/sales/orders/change-order-status.ts";
import { editOrder } from "#domain/sales/orders/edit-order.ts";
import { getOrder } from "#domain/sales/orders/get-order.ts";
import { listOrders } from "#domain/sales/orders/list-orders.ts";
import { moveOrderBack } from "#domain/sales/orders/move-order-back.ts";
import { recordOrder } from "#domain/sales/orders/record-order.ts";
import { recordPayment } from "#domain/sales/payments/record-payment.ts";
import { removePayment } from "#domain/sales/payments/remove-payment.ts";
import { listPapers } from "#domain/sales/papers/list-papers.ts";
import { recordDatesMade } from "#domain/sales/papers/record-dates-made.ts";
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
    query: z.object({
      status: z.enum(ORDER_STATUSES).optional(),
      search: z
        .string()
        .trim()
        .max(SEARCH_MAX_LENGTH)
        .optional()
        .describe("A part of the customer's name, or the order's number here or at its source."),
      ...pageQuery,
    }),
    response: z.array(orderSchema),
    handle: async ({ c, shop, query }) =>
      sendPage(
        c,
        await listOrders(shop, { status: query.status, search: query.search, ...readPage(query) }),
      ),
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
      "Lowers the stock. Each price defaults to the piece's own; subtotal and total are computed. A line without a piece has a title and a price; a pickup needs no address.",
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
  defineCall({
    method: "patch",
    path: "/orders/{id}",
    group,
    summary: "Change what was recorded of an order",
    description:
      "Only what is sent changes; items are replaced as a whole, and stock follows. With `updatedAt`, another state of the order is a conflict.",
    params: idParams,
    body: orderPatchSchema,
    response: orderSchema,
    fails: ["conflict"],
    handle: ({ shop, params, body, by }) => editOrder(shop, params.id, body, by),
  }),
  defineCall({
    method: "post",
    path: "/orders/{id}/move-back",
    group,
    summary: "Move an order back by one step",
    description: "A canceled order returns to where it was and takes its stock again.",
    params: idParams,
    body: moveBackSchema,
    response: orderSchema,
    fails: ["conflict"],
    handle: ({ shop, params, body, by }) => moveOrderBack(shop, params.id, body, by),
  }),
  defineCall({
    method: "post",
    path: "/orders/{id}/payments",
    group,
    summary: "Record a payment for an order",
    params: idParams,
    body: newPaymentSchema,
    response: orderSchema,
    status: 201,
    fails: ["conflict"],
    handle: ({ shop, params, body, by }) => recordPayment(shop, params.id, body, by),
  }),
  defineCall({
    method: "delete",
    path: "/orders/{id}/payments/{paymentId}",
    group,
    summary: "Remove a payment that was recorded by mistake",
    params: idParams.extend({ paymentId: idParam }),
    response: orderSchema,
    handle: ({ shop, params, by }) => removePayment(shop, params.id, params.paymentId, by),
  }),
  defineCall({
    method: "get",
    path: "/orders/{id}/papers",
    group,
    summary: "List the papers of an order and what they lack",
    params: idParams,
    response: orderPapersSchema,
    handle: ({ shop, params }) => listPapers(shop, params.id),
  }),
  defineCall({
    method: "put",
    path: "/orders/{id}/dates-made",
    group,
    summary: "Set when the pieces of an order were made",
    description:
      "Stored with the piece; for custom work, and for pieces that are gone, with the order.",
    params: idParams,
    body: datesMadeSchema,
    response: orderPapersSchema,
    handle: ({ shop, params, body, by }) => recordDatesMade(shop, params.id, body, by),
  }),
];
