import { countOf } from "#contract/count-of.ts";
import { z } from "zod";
import { idSchema } from "#contract/field-schemas.ts";
import {
  LISTING_STATUSES,
  listingCountsSchema,
  listingSchema,
} from "#contract/channels/listings.ts";
import { syncLogSchema } from "#contract/channels/sync-logs.ts";
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
    summary: "List the pieces' listings on a platform, and their differences",
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
    summary: "Count the pieces' listings on a platform by status",
    params: idParams,
    response: listingCountsSchema,
    handle: ({ shop, params }) => countListings(shop, params.id),
  }),
  defineCall({
    method: "post",
    path: "/platforms/{id}/settle",
    group,
    summary: "Resolve differences between pieces and their listings",
    description:
      "Sends the pieces to WooCommerce, or records that they were exported to Etsy or Shopify. Without ids, all that differ.",
    params: idParams,
    body: z.object({ productIds: z.array(idSchema).min(1).max(1000).optional() }),
    response: z.object({ message: z.string(), settled: z.int() }),
    fails: ["unprocessable", "bad-gateway"],
    handle: async ({ shop, params, body }) => {
      const settled = await resolveDifferences(shop, params.id, body.productIds);
      return {
        message: countOf(settled, "piece settled.", "pieces settled."),
        settled,
      };
    },
  }),
  defineCall({
    method: "post",
    path: "/platforms/{id}/sync",
    group,
    summary: "Sync a platform now",
    description:
      "Returns the log of the sync: finished, or running if it takes more than some seconds. It continues in the background.",
    params: idParams,
    response: syncLogSchema,
    fails: ["conflict", "unprocessable"],
    handle: ({ shop, params, by }) => syncNow(shop, params.id, by),
  }),
];
