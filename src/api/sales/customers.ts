import { z } from "zod";
import { SEARCH_MAX_LENGTH } from "#contract/catalogue/catalog-query.ts";
import {
  customerPatchSchema,
  customerSchema,
  customerSummarySchema,
  mergeCustomersSchema,
} from "#contract/sales/customers.ts";
import { forgetCustomer } from "#domain/sales/customers/forget-customer.ts";
import { getCustomer } from "#domain/sales/customers/get-customer.ts";
import { listCustomers } from "#domain/sales/customers/list-customers.ts";
import { mergeCustomers } from "#domain/sales/customers/merge-customers.ts";
import { updateCustomer } from "#domain/sales/customers/update-customer.ts";
import { defineCall } from "../routing/define-call.ts";
import { idParams } from "../routing/id-params.ts";
import { pageQuery, readPage, sendPage } from "../routing/paging.ts";
import { messageSchema } from "../routing/response-schemas.ts";

const group = "Customers";

export const customerCalls = [
  defineCall({
    method: "get",
    path: "/customers",
    group,
    summary: "List the customers, by their last order or message",
    query: z.object({
      search: z
        .string()
        .trim()
        .max(SEARCH_MAX_LENGTH)
        .optional()
        .describe("A part of the name, the email address or the phone number."),
      ...pageQuery,
    }),
    response: z.array(customerSummarySchema),
    handle: async ({ c, shop, query }) =>
      sendPage(c, await listCustomers(shop, { search: query.search, ...readPage(query) })),
  }),
  defineCall({
    method: "get",
    path: "/customers/{id}",
    group,
    summary: "Read one customer with all orders and inquiries",
    params: idParams,
    response: customerSchema,
    handle: ({ shop, params }) => getCustomer(shop, params.id),
  }),
  defineCall({
    method: "patch",
    path: "/customers/{id}",
    group,
    summary: "Change a customer's name, contacts, addresses, ring sizes or notes",
    description: "Only what is sent changes. Orders keep what was recorded with them.",
    params: idParams,
    body: customerPatchSchema,
    response: customerSchema,
    handle: ({ shop, params, body, by }) => updateCustomer(shop, params.id, body, by),
  }),
  defineCall({
    method: "post",
    path: "/customers/{id}/merge",
    group,
    summary: "Merge another customer into this one",
    description:
      "The customer in the path stays, with the orders, contacts, addresses and notes of both.",
    params: idParams,
    body: mergeCustomersSchema,
    response: customerSchema,
    handle: ({ shop, params, body, by }) => mergeCustomers(shop, params.id, body.with, by),
  }),
  defineCall({
    method: "post",
    path: "/customers/{id}/forget",
    group,
    summary: "Forget a customer",
    description:
      "Removes name, addresses and words, and ends private pages. Orders keep their pieces, sums and payments. A conflict while an order is open.",
    params: idParams,
    response: messageSchema,
    fails: ["conflict"],
    handle: async ({ shop, params, by }) => {
      await forgetCustomer(shop, params.id, by);
      return { message: "The customer was forgotten." };
    },
  }),
];
