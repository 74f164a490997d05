import { conversionSchema } from "#contract/importing/conversion.ts";
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
    summary: "Convert every piece without a collection into one",
    description:
      "With dryRun=1 it returns what it would do. It is listed in the import history, and undone by POST /api/sync-logs/{syncLogId}/undo.",
    query: dryRunQuery,
    response: conversionSchema,
    handle: ({ shop, query, by }) =>
      isDryRun(query) ? previewConversion(shop) : convertProducts(shop, by),
  }),
];
