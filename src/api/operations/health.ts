import { healthSchema } from "#contract/operations/health.ts";
import { checkHealth } from "#domain/operations/health/check-health.ts";
import { defineCall } from "../routing/define-call.ts";

export const healthCalls = [
  defineCall({
    method: "get",
    path: "/health",
    group: "Health",
    summary: "Look at everything that can go wrong",
    description:
      "Reads the backups, disk, database, photos, email, address and more as they are at this moment, and changes nothing.",
    response: healthSchema,
    handle: ({ shop }) => checkHealth(shop),
  }),
];
