import { z } from "zod";
import {
  newQuoteSchema,
  quoteDefaultsSchema,
  quoteSchema,
  sendQuoteSchema,
} from "#contract/sales/quotes.ts";
import { changeDraft } from "#domain/sales/quotes/change-draft.ts";
import { deleteDraft } from "#domain/sales/quotes/delete-draft.ts";
import { getQuoteDefaults } from "#domain/sales/quotes/get-quote-defaults.ts";
import { getQuote } from "#domain/sales/quotes/get-quote.ts";
import { listQuotes } from "#domain/sales/quotes/list-quotes.ts";
import { makeQuote } from "#domain/sales/quotes/make-quote.ts";
import { sendQuote } from "#domain/sales/quotes/send-quote.ts";
import { withdrawQuote } from "#domain/sales/quotes/withdraw-quote.ts";
import { defineCall } from "../routing/define-call.ts";
import { idParams } from "../routing/id-params.ts";

const group = "Quotes";

export const quoteCalls = [
  defineCall({
    method: "get",
    path: "/inquiries/{id}/quotes",
    group,
    summary: "List the versions of an inquiry's quote, the newest first",
    params: idParams,
    response: z.array(quoteSchema),
    handle: ({ shop, params }) => listQuotes(shop, params.id),
  }),
  defineCall({
    method: "post",
    path: "/inquiries/{id}/quotes",
    group,
    summary: "Make a quote",
    description:
      "A draft, the next version of the inquiry's quote. A line is a piece, or custom work with a title and a price. The tax is a sum, or computed from taxRate, in percent of the lines. With reserve false, sending it reserves nothing.",
    params: idParams,
    body: newQuoteSchema,
    response: quoteSchema,
    status: 201,
    handle: ({ shop, params, body }) => makeQuote(shop, params.id, body),
  }),
  defineCall({
    method: "get",
    path: "/quotes/defaults",
    group,
    summary: "Read what a new quote starts with",
    response: quoteDefaultsSchema,
    handle: ({ shop }) => getQuoteDefaults(shop),
  }),
  defineCall({
    method: "get",
    path: "/quotes/{id}",
    group,
    summary: "Read a quote",
    description: "Reading changes nothing.",
    params: idParams,
    response: quoteSchema,
    handle: ({ shop, params }) => getQuote(shop, params.id),
  }),
  defineCall({
    method: "put",
    path: "/quotes/{id}",
    group,
    summary: "Change a draft",
    params: idParams,
    body: newQuoteSchema,
    response: quoteSchema,
    fails: ["conflict"],
    handle: ({ shop, params, body }) => changeDraft(shop, params.id, body),
  }),
  defineCall({
    method: "delete",
    path: "/quotes/{id}",
    group,
    summary: "Delete a draft",
    params: idParams,
    response: z.object({ message: z.string() }),
    fails: ["conflict"],
    handle: async ({ shop, params }) => {
      await deleteDraft(shop, params.id);
      return { message: "The draft was deleted." };
    },
  }),
  defineCall({
    method: "post",
    path: "/quotes/{id}/send",
    group,
    summary: "Send a draft to the customer",
    description:
      "It replaces the version before, reserves its pieces until it expires, stands on the customer's page and is mailed.",
    params: idParams,
    body: sendQuoteSchema,
    response: quoteSchema,
    fails: ["conflict", "unprocessable"],
    handle: ({ shop, params, body, by }) => sendQuote(shop, params.id, body, by),
  }),
  defineCall({
    method: "post",
    path: "/quotes/{id}/withdraw",
    group,
    summary: "Withdraw a quote that is open",
    description: "Its pieces are available again.",
    params: idParams,
    response: quoteSchema,
    fails: ["conflict"],
    handle: ({ shop, params, by }) => withdrawQuote(shop, params.id, by),
  }),
];
