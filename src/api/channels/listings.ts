import { z } from "zod";
import { idSchema } from "#contract/field-schemas.ts";
import { LISTING_STATUSES, listingCountsSchema, listingSchema } from "#contract/listings.ts";
import { syncLogSchema } from "#contract/sync-logs.ts";
import { countListings, listListings } from "#domain/channels/listings/list-listings.ts";
import { resolveDifferences } from "#domain/channels/sync/resolve-differences.ts";
import { syncNow } from "#domain/channels/sync/sync-now.ts";
import { defineCall } from "../routing/define-call.ts";
import { idParams } from "../routing/id-params.ts";
import { pageQuery, readPage, sendPage } from "../routing/paging.ts";

const group = "Platforms";

export const listingCalls = [
  defineCall({
    method: "get",
    path: "/platforms/{id}/listings",
    group,
    summary: "List how the pieces stand on a platform, and what differs",
    params: idParams,
    query: z.object({
      status: z.enum(LISTING_STATUSES).optional(),
      search: z.string().max(200).optional(),
      ...pageQuery,
    }),
    response: z.array(listingSchema),
    handle: async ({ c, shop, params, query }) =>
      sendPage(c, await listListings(shop, params.id, { ...query, ...readPage(query) })),
  }),
  defineCall({
    method: "get",
    path: "/platforms/{id}/listing-counts",
    group,
    summary: "Count how many pieces stand how on a platform",
    params: idParams,
    response: listingCountsSchema,
    handle: ({ shop, params }) => countListings(shop, params.id),
  }),
  defineCall({
    method: "post",
    path: "/platforms/{id}/settle",
    group,
    summary: "Settle what differs between pieces and their listings",
    description:
      "Sends the pieces to WooCommerce, or says that the file of Etsy or Shopify was handed over. Without ids: all that are out of step.",
    params: idParams,
    body: z.object({ productIds: z.array(idSchema).min(1).max(1000).optional() }),
    bodyOptional: true,
    response: z.object({ message: z.string(), settled: z.int() }),
    fails: ["unprocessable", "bad-gateway"],
    handle: async ({ shop, params, body }) => {
      const settled = await resolveDifferences(shop, params.id, body.productIds);
      return {
        message: settled === 1 ? "1 piece settled." : `${settled} pieces settled.`,
        settled,
      };
    },
  }),
  defineCall({
    method: "post",
    path: "/platforms/{id}/sync",
    group,
    summary: "Bring a platform and the shop together now",
    description:
      "Answers the log of the run: as it ended, or as running where it takes more than some seconds. It goes on by itself.",
    params: idParams,
    response: syncLogSchema,
    fails: ["conflict", "unprocessable"],
    handle: ({ shop, params, by }) => syncNow(shop, params.id, by),
  }),
];
