import { z } from "zod";
import { healthSchema } from "#contract/operations/health.ts";
import { checkHealth } from "#domain/operations/health/check-health.ts";
import { recordHealth } from "#domain/operations/health/record-health.ts";
import { removeLeftovers } from "#domain/operations/health/remove-leftovers.ts";
import { messageSchema } from "../routing/response-schemas.ts";
import { defineCall } from "../routing/define-call.ts";

const group = "Health";

export const healthCalls = [
  defineCall({
    method: "get",
    path: "/health",
    group,
    summary: "Look at everything that can go wrong",
    description:
      "Reads the backups, disk, email and more as they are at this moment; what takes long is answered from its last check in the background. Changes nothing.",
    response: healthSchema,
    handle: ({ shop }) => checkHealth(shop),
  }),
  defineCall({
    method: "post",
    path: "/health/check",
    group,
    summary: "Check everything again",
    description:
      "Runs every check, those that take long among them, within 25 seconds. One that takes longer goes on in the background.",
    response: healthSchema,
    handle: ({ shop }) => recordHealth(shop, { isForced: true }),
  }),
  defineCall({
    method: "post",
    path: "/health/remove-leftovers",
    group,
    summary: "Remove stored files that belong to no photo",
    description: "Only those written at least a day ago.",
    response: messageSchema.extend({ files: z.int(), bytes: z.int() }),
    fails: ["conflict"],
    handle: ({ shop }) => removeLeftovers(shop),
  }),
];
