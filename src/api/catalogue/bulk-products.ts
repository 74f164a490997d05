import { countOf } from "#contract/count-of.ts";
import { z } from "zod";
import {
  bulkPreviewSchema,
  bulkProductActionSchema,
  describeBulkChange,
} from "#contract/catalogue/bulk-product-action.ts";
import { changeManyProducts } from "#domain/catalogue/products/bulk/change-many-products.ts";
import { previewBulkChange } from "#domain/catalogue/products/bulk/preview-bulk-change.ts";
import { undoBulkChange } from "#domain/catalogue/products/bulk/undo-bulk-change.ts";
import { clearProducts } from "#domain/catalogue/products/clear-products.ts";
import { addSampleProducts } from "#domain/importing/sample-catalogue/add-sample-products.ts";
import { clearedListSchema, messageSchema } from "../routing/response-schemas.ts";
import { defineCall } from "../routing/define-call.ts";
import { withoutUnseen } from "../wire/product.ts";
import { describeUndoneBulkChange } from "./describe-undone-bulk-change.ts";
import { dryRunQuery, isDryRun } from "../routing/dry-run.ts";

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
      return { message: `${countOf(cleared.removed, "piece")} moved to Trash`, ...cleared };
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
    access: "pieces",
    group,
    summary: "Change or delete many pieces, all or none",
    description:
      "With ?dryRun=1 nothing changes and `preview` says what would. `changed` counts the pieces that are different now; POST /api/products/bulk/{undoId}/undo takes it back, POST /api/trash/restore-batch restores deleted ones.",
    query: dryRunQuery,
    body: bulkProductActionSchema,
    response: messageSchema.extend({
      changed: z.int(),
      batch: z.string().nullable(),
      undoId: z.string().nullable(),
      preview: z.array(bulkPreviewSchema).optional(),
    }),
    fails: ["not-found", "conflict", "unprocessable"],
    handle: async ({ shop, viewer, query, body, by }) => {
      const { action } = body;
      const bulk = action === "state" ? { ...body, to: withoutUnseen(body.to, viewer) } : body;
      if (isDryRun(query)) {
        const preview = await previewBulkChange(shop, bulk, viewer);
        const changed = preview.filter(({ to }) => to !== null).length;
        const message = `${countOf(changed, "piece")} would change`;
        return { message, changed, batch: null, undoId: null, preview };
      }
      const result = await changeManyProducts(shop, bulk, by);
      return { message: describeBulkChange(action, result.changed), ...result };
    },
  }),
  defineCall({
    method: "post",
    path: "/products/bulk/{undoId}/undo",
    access: "pieces",
    group,
    summary: "Undo a change of many pieces",
    description:
      "For 30 days. Pieces that were changed or deleted since stay as they are, and are counted in `skipped`.",
    params: z.object({ undoId: z.uuid() }),
    response: messageSchema.extend({ restored: z.int(), skipped: z.int() }),
    fails: ["not-found", "conflict"],
    handle: async ({ shop, params, by }) => {
      const undone = await undoBulkChange(shop, params.undoId, by);
      return { message: describeUndoneBulkChange(undone), ...undone };
    },
  }),
];
