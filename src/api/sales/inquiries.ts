import { z } from "zod";
import { SEARCH_MAX_LENGTH } from "#contract/catalogue/catalog-query.ts";
import { idParam } from "#contract/field-schemas.ts";
import {
  INQUIRY_STATES,
  inquiryCheckSchema,
  inquiryCountsSchema,
  inquirySchema,
  inquirySentSchema,
  inquiryStateChangeSchema,
  inquirySummarySchema,
  newInquirySchema,
  newNoteSchema,
  newReplySchema,
  recordedInquirySchema,
  releaseSchema,
  reserveSchema,
} from "#contract/sales/inquiries.ts";
import { addNote } from "#domain/sales/inquiries/add-note.ts";
import { checkInquiries } from "#domain/sales/inquiries/check-inquiries.ts";
import { countInquiries } from "#domain/sales/inquiries/count-inquiries.ts";
import { endPrivatePage } from "#domain/sales/inquiries/private-page/end-private-page.ts";
import { getInquiry } from "#domain/sales/inquiries/get-inquiry.ts";
import { createFormToken } from "#domain/sales/inquiries/admission/inquiry-form-token.ts";
import {
  admitMessage,
  admitSender,
  countSender,
} from "#domain/sales/inquiries/admission/limit-inquiries.ts";
import { listInquiries } from "#domain/sales/inquiries/list-inquiries.ts";
import { receiveInquiry } from "#domain/sales/inquiries/receive-inquiry.ts";
import { recordInquiry } from "#domain/sales/inquiries/record-inquiry.ts";
import { releaseForInquiry } from "#domain/sales/inquiries/reservations/release-for-inquiry.ts";
import { replyToInquiry } from "#domain/sales/inquiries/reply-to-inquiry.ts";
import { reserveForInquiry } from "#domain/sales/inquiries/reservations/reserve-for-inquiry.ts";
import { requireInquiryForm } from "#domain/sales/inquiries/admission/require-inquiry-form.ts";
import { setInquiryState } from "#domain/sales/inquiries/set-inquiry-state.ts";
import { defineCall } from "../routing/define-call.ts";
import { idParams } from "../routing/id-params.ts";
import { pageQuery, readPage, sendPage } from "../routing/paging.ts";
import { withInquiryForm } from "./read-inquiry-form.ts";

const group = "Inquiries";

export const inquiryCalls = [
  defineCall({
    method: "get",
    path: "/inquiries/token",
    group,
    summary: "Get the token that an inquiry is sent with",
    description: "Valid for 24 hours. Get it when the form opens, not when it is sent.",
    response: z.object({ token: z.string() }),
    fails: ["forbidden"],
    handle: async ({ c, shop }) => {
      await requireInquiryForm(shop);
      c.header("Cache-Control", "no-store");
      return { token: createFormToken(shop) };
    },
  }),
  defineCall({
    method: "post",
    path: "/inquiries",
    group,
    summary: "Ask about pieces or custom work",
    description:
      "As JSON, or as multipart/form-data with a photo and with productIds separated by commas. Leave topic empty. The response is the same for every message that is taken; doubtful ones are held for a person to check.",
    upload: { field: "photo", several: false, orJson: newInquirySchema },
    bodyLimit: "streamed",
    response: inquirySentSchema,
    status: 201,
    fails: [
      "forbidden",
      "too-many-requests",
      "unprocessable",
      "busy",
      "storage-full",
      "bad-gateway",
    ],
    handle: async ({ c, shop }) => {
      const address = c.get("address");
      await admitSender(shop, address, "inquiries");
      await requireInquiryForm(shop);
      return withInquiryForm(c, {
        admit: (input) => admitMessage(shop, input),
        count: () => countSender(shop, address, "inquiries"),
        store: ({ input, photo }) => receiveInquiry(shop, input, photo),
      });
    },
  }),
  defineCall({
    method: "get",
    path: "/inquiries",
    group,
    summary: "List the inquiries",
    description:
      "By their last message, newest first; those waiting for you longest waiting first. Without a state, a search or a piece, all but closed and to-check.",
    query: z.object({
      state: z.enum(INQUIRY_STATES).optional(),
      search: z
        .string()
        .trim()
        .max(SEARCH_MAX_LENGTH)
        .optional()
        .describe("A part of the name, email, phone, a message or a piece's name."),
      productId: idParam.optional().describe("Those about this piece."),
      ...pageQuery,
    }),
    response: z.array(inquirySummarySchema),
    handle: async ({ c, shop, query: { state, search, productId, ...page } }) =>
      sendPage(c, await listInquiries(shop, { state, search, productId, ...readPage(page) })),
  }),
  defineCall({
    method: "get",
    path: "/inquiries/counts",
    group,
    summary: "Count the inquiries in each state",
    response: inquiryCountsSchema,
    handle: ({ shop }) => countInquiries(shop),
  }),
  defineCall({
    method: "post",
    path: "/inquiries/check",
    group,
    summary: "Accept inquiries that are held as doubtful, or move them to the trash",
    description: "Those that are not held are left alone. The batch restores deleted ones.",
    body: inquiryCheckSchema,
    response: z.object({ count: z.int(), batch: z.string().nullable() }),
    handle: ({ shop, body, by }) => checkInquiries(shop, body, by),
  }),
  defineCall({
    method: "post",
    path: "/inquiries/recorded",
    group,
    summary: "Record an inquiry that came by phone, email or a visit",
    body: recordedInquirySchema,
    response: inquirySchema,
    status: 201,
    handle: ({ shop, body }) => recordInquiry(shop, body),
  }),
  defineCall({
    method: "get",
    path: "/inquiries/{id}",
    group,
    summary: "Read an inquiry with its messages",
    description: "Reading changes nothing.",
    params: idParams,
    response: inquirySchema,
    handle: ({ shop, params }) => getInquiry(shop, params.id),
  }),
  defineCall({
    method: "put",
    path: "/inquiries/{id}",
    group,
    summary: "Move an inquiry to another state",
    params: idParams,
    body: inquiryStateChangeSchema,
    response: inquirySchema,
    handle: ({ shop, params, body }) => setInquiryState(shop, params.id, body.state),
  }),
  defineCall({
    method: "post",
    path: "/inquiries/{id}/replies",
    group,
    summary: "Reply to the customer",
    description:
      "The reply stands on the customer's page and the inquiry waits for them. A closed one opens again.",
    params: idParams,
    body: newReplySchema,
    response: inquirySchema,
    status: 201,
    handle: ({ shop, params, body, by }) => replyToInquiry(shop, params.id, body, by),
  }),
  defineCall({
    method: "post",
    path: "/inquiries/{id}/notes",
    group,
    summary: "Add a note that only the desk sees",
    params: idParams,
    body: newNoteSchema,
    response: inquirySchema,
    status: 201,
    handle: ({ shop, params, body, by }) => addNote(shop, params.id, body.text, by),
  }),
  defineCall({
    method: "post",
    path: "/inquiries/{id}/reserve",
    group,
    summary: "Reserve a piece for the customer",
    description: "Until the end of a day; it ends by itself. Again, it changes the day.",
    params: idParams,
    body: reserveSchema,
    response: inquirySchema,
    fails: ["conflict", "unprocessable"],
    handle: ({ shop, params, body, by }) => reserveForInquiry(shop, params.id, body, by),
  }),
  defineCall({
    method: "post",
    path: "/inquiries/{id}/release",
    group,
    summary: "Make a piece available again that is reserved for the customer",
    params: idParams,
    body: releaseSchema,
    response: inquirySchema,
    fails: ["conflict"],
    handle: ({ shop, params, body, by }) => releaseForInquiry(shop, params.id, body.productId, by),
  }),
  defineCall({
    method: "post",
    path: "/inquiries/{id}/end-private-page",
    group,
    summary: "End the address of the customer's page and give it another one",
    params: idParams,
    response: inquirySchema,
    handle: ({ shop, params }) => endPrivatePage(shop, params.id),
  }),
];
