import { z } from "zod";
import { REMOVAL_QUEUE_STATUSES, removalQueueEntrySchema } from "#contract/catalogue/queues.ts";
import { changeRemovalQueue } from "#domain/importing/queues/change-removal-queue.ts";
import { listRemovalQueue } from "#domain/importing/queues/list-removal-queue.ts";
import { defineCall } from "../routing/define-call.ts";
import { idParams } from "../routing/id-params.ts";
import { pageQuery, readPage, sendPage } from "../routing/paging.ts";

const status = z.enum(REMOVAL_QUEUE_STATUSES);

export const removalQueueCalls = [
  defineCall({
    method: "get",
    path: "/removal-queue",
    group: "Queues",
    summary: "List pieces that their source no longer lists",
    query: z.object({ status: status.optional(), ...pageQuery }),
    response: z.array(removalQueueEntrySchema),
    handle: async ({ c, shop, query }) =>
      sendPage(c, await listRemovalQueue(shop, { status: query.status, ...readPage(query) })),
  }),
  defineCall({
    method: "put",
    path: "/removal-queue/{id}",
    group: "Queues",
    summary: "Keep a piece, or move it to the trash",
    params: idParams,
    body: z.object({ status }),
    response: removalQueueEntrySchema,
    fails: ["conflict"],
    handle: ({ shop, params, body, by }) => changeRemovalQueue(shop, params.id, body.status, by),
  }),
];
