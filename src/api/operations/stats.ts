import { statsSchema } from "#contract/sales/stats.ts";
import { getStats } from "#domain/operations/statistics/get-stats.ts";
import { defineCall } from "../routing/define-call.ts";

export const statsCalls = [
  defineCall({
    method: "get",
    path: "/admin/stats",
    group: "Orders",
    summary: "Count what happened today, in the shop's time zone",
    response: statsSchema,
    handle: ({ shop }) => getStats(shop),
  }),
];
