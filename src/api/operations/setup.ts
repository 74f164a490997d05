import { z } from "zod";
import { removedSampleSchema, type SampleRemoval } from "#contract/settings/sample-removal.ts";
import { setShopState } from "#domain/infrastructure/settings/set-shop-state.ts";
import {
  previewSampleRemoval,
  removeSample,
} from "#domain/operations/sample-shop/remove-sample.ts";
import { defineCall } from "../routing/define-call.ts";
import { dryRunQuery, isDryRun } from "../routing/dry-run.ts";

const group = "Setup";
const stateSchema = z.object({ message: z.string(), isOpen: z.boolean() });

export const setupCalls = [
  defineCall({
    method: "post",
    path: "/setup/open",
    group,
    summary: "Open the shop to visitors",
    response: stateSchema,
    handle: async ({ shop, by }) => {
      await setShopState(shop, { isOpen: true }, by);
      return { message: "The shop is open", isOpen: true };
    },
  }),
  defineCall({
    method: "post",
    path: "/setup/close",
    group,
    summary: "Close the shop: visitors see that it opens soon",
    response: stateSchema,
    handle: async ({ shop, by }) => {
      await setShopState(shop, { isOpen: false }, by);
      return { message: "The shop is closed", isOpen: false };
    },
  }),
  defineCall({
    method: "post",
    path: "/setup/remove-sample",
    group,
    summary: "Remove the sample shop",
    description:
      "With dryRun=1 it returns what it would do. POST /api/trash/{trashId}/restore brings all of it back.",
    query: dryRunQuery,
    response: removedSampleSchema,
    handle: async ({ shop, query, by }) => {
      if (isDryRun(query)) {
        const preview = await previewSampleRemoval(shop);
        const message = isEmpty(preview) ? NOTHING : "This would be removed";
        return { message, ...preview, trashId: null };
      }
      const removed = await removeSample(shop, by);
      return { message: isEmpty(removed) ? NOTHING : "Sample shop removed", ...removed };
    },
  }),
];

const NOTHING = "Nothing of the sample shop is left";

const isEmpty = ({ removed }: SampleRemoval): boolean =>
  Object.values(removed).every((count) => count === 0);
