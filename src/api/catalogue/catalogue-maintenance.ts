import { countOf } from "#contract/count-of.ts";
import { z } from "zod";
import { mergedDuplicatesSchema, type MergedDuplicates } from "#contract/catalogue/duplicates.ts";
import { mergeDuplicates } from "#domain/catalogue/duplicates/merge-duplicates.ts";
import { previewDuplicates } from "#domain/catalogue/duplicates/preview-duplicates.ts";
import {
  rebuildOnce,
  rebuildProgress,
} from "#domain/infrastructure/search/rebuild/rebuild-once.ts";
import { messageSchema } from "../routing/response-schemas.ts";
import { defineCall } from "../routing/define-call.ts";
import { dryRunQuery, isDryRun } from "../routing/dry-run.ts";

const group = "Data";

export const dataCalls = [
  defineCall({
    method: "post",
    path: "/data/cleanup-duplicates",
    group,
    summary: "Merge duplicate pieces",
    description:
      "With dryRun=1 it returns what it would do. POST /api/trash/restore-batch restores removed pieces.",
    query: dryRunQuery,
    response: mergedDuplicatesSchema.extend(messageSchema.shape),
    handle: async ({ shop, query, by }) => {
      const dryRun = isDryRun(query);
      const merged = dryRun ? await previewDuplicates(shop) : await mergeDuplicates(shop, by);
      return { message: describeMerge(merged, dryRun), ...merged };
    },
  }),
  defineCall({
    method: "post",
    path: "/data/rebuild-index",
    group,
    summary: "Rebuild the search index",
    response: messageSchema,
    handle: async ({ shop }) => {
      await rebuildOnce(shop);
      return { message: "Search index rebuilt" };
    },
  }),
  defineCall({
    method: "get",
    path: "/data/rebuild-index",
    group,
    summary: "Read the progress of a search index rebuild in this process",
    response: z.object({ progress: z.object({ done: z.int(), total: z.int() }).nullable() }),
    handle: ({ shop }) => Promise.resolve({ progress: rebuildProgress(shop) }),
  }),
];

function describeMerge({ removed }: MergedDuplicates, dryRun: boolean): string {
  if (removed === 0) return "There are no duplicates";
  const pieces = countOf(removed, "duplicate");
  return dryRun ? `${pieces} would be merged` : `${pieces} merged`;
}
