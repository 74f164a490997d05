import { z } from "zod";
import { idParam } from "#contract/field-schemas.ts";
import { saleSchema, WAITS_FOR } from "#contract/sales/sale.ts";
import { listSales } from "#domain/sales/sales/list-sales.ts";
import { defineCall } from "../routing/define-call.ts";
import { pageQuery, readPage, sendPage } from "../routing/paging.ts";

export const saleCalls = [
  defineCall({
    method: "get",
    path: "/sales",
    group: "Sales",
    summary: "List the open sales, those that wait for the shop first",
    description:
      "A sale is an inquiry with its orders, or an order without an inquiry, with what is to be done next about it.",
    query: z.object({
      waitsFor: z.enum(WAITS_FOR).exclude(["nobody"]).optional().describe("Who has to move."),
      customerId: idParam
        .optional()
        .describe("All sales of a customer, those that are done included."),
      ...pageQuery,
    }),
    response: z.array(saleSchema),
    handle: async ({ c, shop, query }) => {
      const { waitsFor, customerId } = query;
      return sendPage(c, await listSales(shop, { waitsFor, customerId, ...readPage(query) }));
    },
  }),
];
