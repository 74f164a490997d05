import { moveSchema } from "#contract/importing/move.ts";
import { getMove } from "#domain/importing/move/get-move.ts";
import { defineCall } from "../routing/define-call.ts";

export const moveCalls = [
  defineCall({
    method: "get",
    path: "/move",
    group: "Data",
    summary: "What came from other shops, and what is left to do",
    description: "Imports that were undone don't count. Each list has 200 entries at most.",
    response: moveSchema,
    handle: ({ shop }) => getMove(shop),
  }),
];
