import { z } from "zod";
import { changeSchema } from "#contract/access/changes.ts";
import { listChanges } from "#domain/infrastructure/changes/list-changes.ts";
import { defineCall } from "../routing/define-call.ts";

export const changeCalls = [
  defineCall({
    method: "get",
    path: "/changes",
    group: "People",
    summary: "List who changed what, newest first",
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      before: z.coerce.number().int().min(1).optional(),
    }),
    response: z.array(changeSchema),
    handle: ({ shop, query }) => listChanges(shop, query),
  }),
];
