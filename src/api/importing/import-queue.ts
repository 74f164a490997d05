import { z } from "zod";
import { IMPORT_QUEUE_STATUSES, importQueueEntrySchema } from "#contract/catalogue/queues.ts";
import { changeImportQueue } from "#domain/importing/queues/change-import-queue.ts";
import { listImportQueue } from "#domain/importing/queues/list-import-queue.ts";
import { defineCall } from "../routing/define-call.ts";
import { idParams } from "../routing/id-params.ts";
import { pageQuery, readPage, sendPage } from "../routing/paging.ts";

const status = z.enum(IMPORT_QUEUE_STATUSES);

export const importQueueCalls = [
  defineCall({
    method: "get",
    path: "/import-queue",
    group: "Queues",
    summary: "List pieces that were imported without photos",
    query: z.object({ status: status.optional(), ...pageQuery }),
    response: z.array(importQueueEntrySchema),
    handle: async ({ c, shop, query }) =>
      sendPage(c, await listImportQueue(shop, { status: query.status, ...readPage(query) })),
  }),
  defineCall({
    method: "put",
    path: "/import-queue/{id}",
    group: "Queues",
    summary: "Remove a piece from the list",
    params: idParams,
    body: z.object({ status }),
    response: importQueueEntrySchema,
    fails: ["conflict"],
    handle: ({ shop, params, body }) => changeImportQueue(shop, params.id, body.status),
  }),
];
