import {
  fetchedPricesSchema,
  priceAnswerSchema,
  priceSourceInput,
  priceSourceSchema,
  readAnswerInput,
  waitingAnswerInput,
} from "#contract/catalogue/metal-prices/source/price-source-schemas.ts";
import { answerWaitingPrice } from "#domain/importing/price-source/answer-waiting-price.ts";
import { fetchMetalPrices } from "#domain/importing/price-source/fetch-metal-prices.ts";
import { getPriceSource } from "#domain/importing/price-source/get-price-source.ts";
import { removePriceSource } from "#domain/importing/price-source/remove-price-source.ts";
import { savePriceSource } from "#domain/importing/price-source/save-price-source.ts";
import { showPriceAnswer } from "#domain/importing/price-source/show-price-answer.ts";
import type { ErrorCode } from "#domain/errors.ts";
import { defineCall } from "../routing/define-call.ts";

const group = "Metal prices";
const path = "/metal-prices/source";
const fetchFails: ErrorCode[] = ["not-found", "unprocessable", "bad-gateway"];

/** Calls of the web address that metal prices are fetched from. */
export const priceSourceCalls = [
  defineCall({
    method: "get",
    path,
    group,
    summary: "Read where metal prices are fetched",
    description:
      "The address is stored encrypted and never returned. `waiting` holds fetched prices that are off by more than a fifth.",
    response: priceSourceSchema,
    handle: ({ shop }) => getPriceSource(shop),
  }),
  defineCall({
    method: "put",
    path,
    group,
    summary: "Set up where metal prices are fetched",
    description:
      "`picks` says for each metal which value of the answer is its price: `path` leads to it, by keys, positions, or the entry of a list whose field says something. Every pick must be a price now. With `isDaily` prices are recorded once a day; pieces keep theirs.",
    body: priceSourceInput,
    response: priceSourceSchema,
    fails: fetchFails,
    handle: ({ shop, body, by }) => savePriceSource(shop, body, by),
  }),
  defineCall({
    method: "delete",
    path,
    group,
    summary: "End fetching metal prices",
    response: priceSourceSchema,
    handle: ({ shop, by }) => removePriceSource(shop, by),
  }),
  defineCall({
    method: "post",
    path: `${path}/read`,
    group,
    summary: "Show what an address answers",
    description:
      "JSON or CSV of at most 1 MB, within ten seconds. Without `url` that of the stored address.",
    body: readAnswerInput,
    response: priceAnswerSchema,
    fails: fetchFails,
    handle: ({ shop, body }) => showPriceAnswer(shop, body.url),
  }),
  defineCall({
    method: "post",
    path: `${path}/fetch`,
    group,
    summary: "Fetch what metals cost now",
    description: "In dollars a troy ounce. Nothing is recorded.",
    response: fetchedPricesSchema,
    fails: fetchFails,
    handle: ({ shop }) => fetchMetalPrices(shop),
  }),
  defineCall({
    method: "post",
    path: `${path}/waiting`,
    group,
    summary: "Confirm or drop a fetched price",
    body: waitingAnswerInput,
    response: priceSourceSchema,
    fails: ["conflict"],
    handle: async ({ shop, body, by }) => {
      await answerWaitingPrice(shop, body, by);
      return getPriceSource(shop);
    },
  }),
];
