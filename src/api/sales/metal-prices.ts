import { countOf } from "#contract/count-of.ts";
import { z } from "zod";
import { describeBulkChange } from "#contract/catalogue/bulk-product-action.ts";
import {
  metalPricesInput,
  metalPricesSchema,
} from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import { metalNoticeSchema } from "#contract/catalogue/metal-prices/metal-notice.ts";
import { readPricesSchema } from "#contract/catalogue/metal-prices/price-file.ts";
import {
  piecesOfMetalSchema,
  priceMoveSchema,
  leftOutSchema,
  repricingInput,
  repricingItemSchema,
  repricingSchema,
} from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { getMetalPrices } from "#domain/catalogue/metal-prices/get-metal-prices.ts";
import { recordMetalPrices } from "#domain/catalogue/metal-prices/record-metal-prices.ts";
import { undoBulkChange } from "#domain/catalogue/products/bulk/undo-bulk-change.ts";
import { readInWorker } from "#domain/importing/reader-tasks/read-in-worker.ts";
import { applyRepricing } from "#domain/sales/repricing/apply-repricing.ts";
import { getMetalNotice } from "#domain/sales/repricing/get-metal-notice.ts";
import { listRepriced } from "#domain/sales/repricing/list-repriced.ts";
import { listRepricings } from "#domain/sales/repricing/list-repricings.ts";
import { previewRepricing } from "#domain/sales/repricing/preview-repricing.ts";
import { describeUndoneBulkChange } from "../catalogue/describe-undone-bulk-change.ts";
import { readPriceUpload } from "../uploads/read-price-upload.ts";
import { defineCall } from "../routing/define-call.ts";
import { dryRunQuery, isDryRun } from "../routing/dry-run.ts";
import { messageSchema } from "../routing/response-schemas.ts";

const group = "Metal prices";
const undoParams = z.object({ undoId: z.uuid() });

/** Calls of metal prices, and of prices that follow them. */
export const metalPriceCalls = [
  defineCall({
    method: "get",
    path: "/metal-prices",
    group,
    summary: "Read what metals cost",
    description:
      "In dollars a troy ounce; null where none was recorded. `history` holds those of a year.",
    response: metalPricesSchema,
    handle: ({ shop }) => getMetalPrices(shop),
  }),
  defineCall({
    method: "put",
    path: "/metal-prices",
    group,
    summary: "Record what metals cost now",
    description:
      "In dollars a troy ounce. Metals that are left out stay as they are, and so do the prices of pieces: POST /api/repricing changes them.",
    body: metalPricesInput,
    response: metalPricesSchema,
    handle: async ({ shop, body, by }) => {
      await recordMetalPrices(shop, body, by);
      return getMetalPrices(shop);
    },
  }),
  defineCall({
    method: "get",
    path: "/metal-prices/notice",
    group,
    summary: "Read what the To-Do List says of the metals",
    description:
      "Metals that moved by the setting `metalThreshold`, what POST /api/repricing with `moved` would change after them, and metals whose price is a week old. PUT /api/settings with `leftMetalPriceId` ends it until they move again.",
    response: metalNoticeSchema,
    handle: ({ shop }) => getMetalNotice(shop),
  }),
  defineCall({
    method: "post",
    path: "/metal-prices/read-file",
    group,
    summary: "Read what metals cost from a CSV file",
    description:
      "A metal and a price in each row, or a column for each metal; the unit is a troy ounce unless a cell says dwt or gram. Nothing is recorded.",
    upload: { field: "file", several: false },
    bodyLimit: "streamed",
    response: readPricesSchema,
    fails: ["too-large", "unprocessable"],
    handle: async ({ c }) => readInWorker("priceFile", await readPriceUpload(c.req.raw)),
  }),
  defineCall({
    method: "get",
    path: "/repricing",
    group,
    summary: "List the last changes of prices after the metals",
    response: z.array(repricingSchema),
    handle: ({ shop }) => listRepricings(shop),
  }),
  defineCall({
    method: "get",
    path: "/repricing/{undoId}",
    group,
    summary: "List the prices of one change",
    params: undoParams,
    response: z.array(repricingItemSchema),
    fails: ["not-found"],
    handle: ({ shop, params }) => listRepriced(shop, params.undoId),
  }),
  defineCall({
    method: "post",
    path: "/repricing",
    group,
    summary: "Change the prices of pieces after their metals",
    description:
      "`rule` is weight (weight × fineness × what a gram rose since the piece got its price) or percentage. With ?dryRun=1 nothing changes, and `leftOut` says which pieces stay and why. Pieces with an open quote and reserved ones change only when `productIds` names them. With `moved`, only pieces of which a metal moved by the setting `metalThreshold` change. `metals` are recorded with the change. POST /api/repricing/{undoId}/undo takes it back.",
    query: dryRunQuery,
    body: repricingInput,
    response: messageSchema.extend({
      changed: z.int(),
      undoId: z.string().nullable(),
      changes: z.array(priceMoveSchema).optional(),
      leftOut: z.array(leftOutSchema).optional(),
      more: z.int().optional(),
      pieces: piecesOfMetalSchema.optional(),
    }),
    fails: ["conflict", "unprocessable"],
    handle: async ({ shop, query, body, by }) => {
      if (isDryRun(query)) {
        const preview = await previewRepricing(shop, body);
        const changed = preview.changes.length + preview.more;
        const message = `${countOf(changed, "price")} would change`;
        return { message, changed, undoId: null, ...preview };
      }
      const { changed, undoId } = await applyRepricing(shop, body, by);
      return { message: describeBulkChange("price", changed), changed, undoId };
    },
  }),
  defineCall({
    method: "post",
    path: "/repricing/{undoId}/undo",
    group,
    summary: "Undo a change of prices",
    description:
      "For 30 days. Pieces that were changed or deleted since stay as they are, and are counted in `skipped`.",
    params: undoParams,
    response: messageSchema.extend({ restored: z.int(), skipped: z.int() }),
    fails: ["not-found", "conflict"],
    handle: async ({ shop, params, by }) => {
      const undone = await undoBulkChange(shop, params.undoId, by);
      return { message: describeUndoneBulkChange(undone), ...undone };
    },
  }),
];
