import { z } from "zod";
import {
  priceRequestSchema,
  priceSourceInput,
  priceSourceSchema,
} from "#contract/catalogue/metal-prices/price-source.ts";
import {
  getPriceSource,
  readPriceAnswer,
  removePriceSource,
  savePriceSource,
} from "#domain/catalogue/metal-prices/price-source.ts";
import { defineCall } from "../routing/define-call.ts";

const answersSource = {
  path: "/metal-prices/source",
  group: "Metal prices",
  response: priceSourceSchema,
} as const;

/** Calls of the web address that metal prices are fetched from. */
export const priceSourceCalls = [
  defineCall({
    ...answersSource,
    method: "get",
    summary: "Read where metal prices are fetched",
    description: "The address and its header are stored encrypted and never returned.",
    handle: ({ shop }) => getPriceSource(shop),
  }),
  defineCall({
    ...answersSource,
    method: "put",
    summary: "Set up where metal prices are fetched",
    description:
      "`picks` says for each metal where its price is in the JSON of the answer, by a JSON Pointer (RFC 6901), and what that number is. Every pick must be a price now, which is recorded, and again once a day; pieces keep their prices.",
    body: priceSourceInput,
    fails: ["not-found", "unprocessable", "bad-gateway"],
    handle: ({ shop, body, by }) => savePriceSource(shop, body, by),
  }),
  defineCall({
    ...answersSource,
    method: "delete",
    summary: "End fetching metal prices",
    handle: ({ shop, by }) => removePriceSource(shop, by),
  }),
  defineCall({
    method: "post",
    path: "/metal-prices/source/read",
    group: "Metal prices",
    summary: "Read what an address answers",
    description:
      "JSON of at most 1 MB, within ten seconds. Without `url` that of the stored address.",
    body: priceRequestSchema,
    response: z.unknown(),
    fails: ["not-found", "unprocessable", "bad-gateway"],
    handle: ({ shop, body }) => readPriceAnswer(shop, body),
  }),
];
