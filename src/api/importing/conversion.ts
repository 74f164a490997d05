import { conversionSchema } from "#contract/conversion.ts";
import { convertProducts } from "#domain/importing/conversion/convert-products.ts";
import { previewConversion } from "#domain/importing/conversion/preview-conversion.ts";
import { defineCall } from "../routing/define-call.ts";
import { dryRunQuery, isDryRun } from "../routing/dry-run.ts";

const group = "Data";

export const conversionCalls = [
  defineCall({
    method: "post",
    path: "/migrate-products-to-blog",
    group,
    summary: "Make a collection of every piece that has none yet",
    description:
      "With dryRun=1 it shows what it would do. It stands among the runs, and is taken back by POST /api/sync-logs/{syncLogId}/undo.",
    query: dryRunQuery,
    response: conversionSchema,
    handle: ({ shop, query, by }) =>
      isDryRun(query) ? previewConversion(shop) : convertProducts(shop, by),
  }),
];
