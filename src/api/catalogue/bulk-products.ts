import { z } from "zod";
import { bulkProductActionSchema } from "#contract/bulk-product-action.ts";
import { changeManyProducts } from "#domain/catalogue/products/change-many-products.ts";
import { clearProducts } from "#domain/catalogue/products/clear-products.ts";
import { addSampleProducts } from "#domain/importing/sample-catalogue/add-sample-products.ts";
import { clearedListSchema, messageSchema } from "../routing/response-schemas.ts";
import { defineCall } from "../routing/define-call.ts";

const group = "Pieces";

/** Calls that act on many pieces at once. */
export const bulkProductCalls = [
  defineCall({
    method: "delete",
    path: "/products/clear",
    group,
    summary: "Move all pieces to the trash",
    response: clearedListSchema,
    handle: async ({ shop, by }) => {
      const cleared = await clearProducts(shop, by);
      return { message: `${formatPieces(cleared.removed)} moved to Trash`, ...cleared };
    },
  }),
  defineCall({
    method: "post",
    path: "/products/sample",
    group,
    summary: "Add the sample pieces",
    description: "Existing ones are not added again.",
    response: messageSchema.extend({ added: z.int() }),
    handle: ({ shop }) => addSampleProducts(shop),
  }),
  defineCall({
    method: "post",
    path: "/products/bulk",
    group,
    summary: "Hide, list, tag, untag or delete many pieces, all or none",
    description: "POST /api/trash/restore-batch restores deleted ones.",
    body: bulkProductActionSchema,
    response: messageSchema.extend({ changed: z.int(), batch: z.string().nullable() }),
    fails: ["not-found", "conflict", "unprocessable"],
    handle: async ({ shop, body, by }) => {
      const { changed, batch } = await changeManyProducts(shop, body, by);
      return {
        message: `${formatPieces(changed)} ${PAST_PARTICIPLES[body.action]}`,
        changed,
        batch,
      };
    },
  }),
];

const PAST_PARTICIPLES = {
  hide: "hidden",
  list: "listed",
  tag: "tagged",
  untag: "no longer tagged",
  delete: "moved to Trash",
};

const formatPieces = (count: number): string => (count === 1 ? "1 piece" : `${count} pieces`);
