import { z } from "zod";
import { idParam } from "#contract/field-schemas.ts";
import { newWaiterSchema, waiterSchema } from "#contract/sales/waiting-list.ts";
import { limitInquiries } from "#domain/sales/inquiries/admission/limit-inquiries.ts";
import { joinWaitingList } from "#domain/sales/waiting-list/join-waiting-list.ts";
import { listWaiters } from "#domain/sales/waiting-list/list-waiters.ts";
import { removeWaiter } from "#domain/sales/waiting-list/remove-waiter.ts";
import { FORM_BODY_LIMIT } from "#http/limit-body.ts";
import { defineCall } from "../routing/define-call.ts";
import { idParams } from "../routing/id-params.ts";
import { pageQuery, readPage, sendPage } from "../routing/paging.ts";
import { messageSchema } from "../routing/response-schemas.ts";

const group = "Waiting list";

export const waitingListCalls = [
  defineCall({
    method: "post",
    path: "/waiting-list",
    bodyLimit: FORM_BODY_LIMIT,
    group,
    summary: "Wait for a reserved or sold piece",
    description:
      "The address gets a mail that asks to confirm, and one more when the piece becomes available. The response is the same for every address. Leave topic empty: a request that fills it in gets the same response and adds nobody.",
    body: newWaiterSchema,
    response: messageSchema,
    status: 201,
    fails: ["not-found", "too-many-requests", "conflict", "unprocessable"],
    handle: async ({ c, shop, body }) => {
      await limitInquiries(shop, c.get("address"), "waiting list");
      await joinWaitingList(shop, body);
      return { message: "Check your inbox, and confirm in the email from us." };
    },
  }),
  defineCall({
    method: "get",
    path: "/waiting-list",
    group,
    summary: "List who waits for a piece, or for any",
    description: "Longest waiting first, the unconfirmed ones too.",
    query: z.object({ productId: idParam.optional(), ...pageQuery }),
    response: z.array(waiterSchema),
    handle: async ({ c, shop, query: { productId, ...page } }) =>
      sendPage(c, await listWaiters(shop, { productId, ...readPage(page) })),
  }),
  defineCall({
    method: "delete",
    path: "/waiting-list/{id}",
    group,
    summary: "Take somebody off the waiting list",
    params: idParams,
    response: messageSchema,
    handle: async ({ shop, params }) => {
      await removeWaiter(shop, params.id);
      return { message: "Removed from the waiting list." };
    },
  }),
];
