import { z } from "zod";
import {
  decidedItemsSchema,
  doubtfulKindSchema,
  itemDecisionSchema,
} from "#contract/importing/doubtful-items.ts";
import {
  IMPORT_ITEM_STATES,
  IMPORT_VERDICTS,
  SOURCE_FIELDS,
  type SourceField,
  importItemSchema,
  importProgressSchema,
  syncLogDetailSchema,
} from "#contract/importing/imports.ts";
import { type RetriedPhotos, retriedPhotosSchema } from "#contract/importing/retried-photos.ts";
import { undoneImportSchema } from "#contract/importing/undone-import.ts";
import { idParam } from "#contract/field-schemas.ts";
import { ITEM_KIND_NAMES } from "#contract/importing/import-records.ts";
import { productChangeSchema } from "#contract/catalogue/products.ts";
import { SYNC_STATUSES, syncLogSchema } from "#contract/channels/sync-logs.ts";
import { acceptItem, dismissItem } from "#domain/importing/imports/accept-item.ts";
import { decideItems, listDoubtfulKinds } from "#domain/importing/imports/decide-items.ts";
import { cancelImport } from "#domain/importing/imports/cancel-import.ts";
import { pauseImport } from "#domain/importing/imports/pause-import.ts";
import { retryPhotos } from "#domain/importing/imports/retry-photos.ts";
import { listImportItems } from "#domain/importing/imports/state/list-import-items.ts";
import { getImportProgress } from "#domain/importing/imports/state/get-import-progress.ts";
import { resumeImport } from "#domain/importing/resume/resume-import.ts";
import { getSyncLog } from "#domain/importing/sync-logs/get-sync-log.ts";
import { listSyncLogs } from "#domain/importing/sync-logs/list-sync-logs.ts";
import { undoSyncLog } from "#domain/importing/sync-logs/undo-sync-log.ts";
import { messageSchema } from "../routing/response-schemas.ts";
import { defineCall } from "../routing/define-call.ts";
import { idParams } from "../routing/id-params.ts";
import { pageQuery, readPage, sendPage } from "../routing/paging.ts";
import { EVENT_STREAM, streamImportProgress } from "./stream-import-progress.ts";

const group = "Data";
const itemParams = z.object({ id: idParam, itemId: idParam });

/** The fields of a doubtful item that an admin may correct. */
const correctionSchema = productChangeSchema.pick(
  Object.fromEntries([...SOURCE_FIELDS, "categoryId"].map((name) => [name, true])) as Record<
    SourceField | "categoryId",
    true
  >,
);

export const syncLogCalls = [
  defineCall({
    method: "get",
    path: "/sync-logs",
    group,
    summary: "List imports, exports and synchronizations, newest first",
    description: "Previews are listed only while they are running, with status=running.",
    query: z.object({
      status: z.enum(SYNC_STATUSES).optional(),
      platformId: idParam.optional(),
      ...pageQuery,
    }),
    response: z.array(syncLogSchema),
    handle: async ({ c, shop, query }) =>
      sendPage(
        c,
        await listSyncLogs(shop, {
          status: query.status,
          platformId: query.platformId,
          ...readPage(query),
        }),
      ),
  }),
  defineCall({
    method: "get",
    path: "/sync-logs/{id}",
    group,
    summary: "Get a sync log, with the progress and report of an import",
    params: idParams,
    response: syncLogDetailSchema,
    handle: ({ shop, params }) => getSyncLog(shop, params.id),
  }),
  defineCall({
    method: "get",
    path: "/sync-logs/{id}/items",
    group,
    summary: "List the items of an import with their results",
    params: idParams,
    query: z.object({
      kind: z.enum(ITEM_KIND_NAMES).optional(),
      verdict: z.enum(IMPORT_VERDICTS).optional(),
      state: z.enum(IMPORT_ITEM_STATES).optional(),
      ...pageQuery,
    }),
    response: z.array(importItemSchema),
    handle: async ({ c, shop, params, query }) => {
      const { kind, verdict, state } = query;
      const wanted = { kind, verdict, state, ...readPage(query) };
      const page = await listImportItems(shop, params.id, wanted);
      return sendPage(c, { ...page, items: page.items.map(({ raw: _raw, ...item }) => item) });
    },
  }),
  defineCall({
    method: "get",
    path: "/sync-logs/{id}/events",
    group,
    summary: "Watch an import",
    description: "Server-sent events: `progress` after each change, `end` with the last one.",
    params: idParams,
    response: {
      contentType: EVENT_STREAM,
      description: "Events whose data is the progress as JSON",
    },
    handle: async ({ c, shop, params }) => {
      await getImportProgress(shop, params.id);
      return streamImportProgress(shop, params.id, c.req.raw.signal);
    },
  }),
  defineCall({
    method: "post",
    path: "/sync-logs/{id}/cancel",
    group,
    summary: "Cancel an import",
    description: "What was imported stays, and can be undone.",
    params: idParams,
    response: messageSchema,
    fails: ["conflict"],
    handle: async ({ shop, params }) => {
      await cancelImport(shop, params.id);
      return { message: "Import cancelled" };
    },
  }),
  defineCall({
    method: "post",
    path: "/sync-logs/{id}/pause",
    group,
    summary: "Pause an import",
    description:
      "It goes on where it stopped when it is resumed, after a restart too. A spreadsheet can be paused once it was read.",
    params: idParams,
    response: messageSchema,
    fails: ["conflict"],
    handle: async ({ shop, params }) => {
      await pauseImport(shop, params.id);
      return { message: "Import paused" };
    },
  }),
  defineCall({
    method: "post",
    path: "/sync-logs/{id}/resume",
    group,
    summary: "Resume an import that failed, was cancelled or is paused",
    params: idParams,
    response: importProgressSchema,
    status: 202,
    fails: ["conflict"],
    handle: async ({ shop, params }) => {
      await resumeImport(shop, params.id);
      return getImportProgress(shop, params.id);
    },
  }),
  defineCall({
    method: "post",
    path: "/sync-logs/{id}/undo",
    group,
    summary: "Undo an import or a conversion",
    description:
      "Moves what it added to the trash and restores what it changed. What was edited since stays and is listed.",
    params: idParams,
    response: undoneImportSchema.extend(messageSchema.shape),
    fails: ["conflict"],
    handle: ({ shop, params, by }) => undoSyncLog(shop, params.id, by),
  }),
  defineCall({
    method: "get",
    path: "/sync-logs/{id}/doubtful",
    group,
    summary: "Count the doubtful items that wait, by reason",
    params: idParams,
    response: z.array(doubtfulKindSchema),
    fails: ["conflict"],
    handle: ({ shop, params }) => listDoubtfulKinds(shop, params.id),
  }),
  defineCall({
    method: "post",
    path: "/sync-logs/{id}/doubtful",
    group,
    summary: "Accept or dismiss doubtful items of one reason, as they were read",
    description: "Up to ten a call: repeat it with `after` until that is null.",
    params: idParams,
    body: itemDecisionSchema,
    response: decidedItemsSchema,
    fails: ["conflict", "storage-full"],
    handle: ({ shop, params, body }) => decideItems(shop, params.id, body),
  }),
  defineCall({
    method: "post",
    path: "/sync-logs/{id}/retry-photos",
    group,
    summary: "Fetch the photos again that an import could not",
    description: "Of hosts that were down or refused; see `missingPhotos` in the report.",
    params: idParams,
    response: retriedPhotosSchema.extend(messageSchema.shape),
    fails: ["conflict"],
    handle: async ({ shop, params }) => {
      const retried = await retryPhotos(shop, params.id);
      return { message: describeRetried(retried), ...retried };
    },
  }),
  defineCall({
    method: "post",
    path: "/sync-logs/{id}/items/{itemId}/accept",
    group,
    summary: "Import a doubtful item, as it was read or corrected",
    params: itemParams,
    body: correctionSchema,
    response: importItemSchema,
    fails: ["conflict"],
    handle: async ({ shop, params, body }) => {
      const { raw: _raw, ...item } = await acceptItem(shop, params.id, params.itemId, body);
      return item;
    },
  }),
  defineCall({
    method: "post",
    path: "/sync-logs/{id}/items/{itemId}/dismiss",
    group,
    summary: "Dismiss a doubtful item",
    params: itemParams,
    response: importItemSchema,
    fails: ["conflict"],
    handle: async ({ shop, params }) => {
      const { raw: _raw, ...item } = await dismissItem(shop, params.id, params.itemId);
      return item;
    },
  }),
];

function describeRetried({ fetched, missing }: RetriedPhotos): string {
  const added = `${fetched} ${fetched === 1 ? "photo" : "photos"} added`;
  return missing === 0 ? `${added}.` : `${added}, ${missing} still missing.`;
}
