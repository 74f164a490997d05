import { pricingInput, pricingSchema } from "#contract/catalogue/pricing/pricing-schemas.ts";
import { getPricing } from "#domain/catalogue/pricing/get-pricing.ts";
import { savePricing } from "#domain/catalogue/pricing/save-pricing.ts";
import { defineCall } from "../routing/define-call.ts";
import { idParams } from "../routing/id-params.ts";

const group = "Metal prices";

/** Calls of built prices: cost, mark-up and supplier, for people with full access alone. */
export const pricingCalls = [
  defineCall({
    method: "get",
    path: "/products/{id}/pricing",
    group,
    summary: "Read how the price of a piece is built",
    description: "null where nobody said.",
    params: idParams,
    response: pricingSchema.nullable(),
    fails: ["not-found"],
    handle: ({ shop, params }) => getPricing(shop, params.id),
  }),
  defineCall({
    method: "put",
    path: "/products/{id}/pricing",
    group,
    summary: "Say how the price of a piece is built",
    description:
      "Replaces all of it; the price itself stays. `loss` is percent of the metal, `markup` percent of the cost, null where the price isn't built. A `locked` price never follows the metals.",
    params: idParams,
    body: pricingInput,
    response: pricingSchema.nullable(),
    fails: ["not-found"],
    handle: async ({ shop, params, body, by }) => {
      await savePricing(shop, params.id, body, by);
      return getPricing(shop, params.id);
    },
  }),
];
