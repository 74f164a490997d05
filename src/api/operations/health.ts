import { z } from "zod";
import {
  healthProblemSchema,
  healthSchema,
  noticeDismissalSchema,
} from "#contract/operations/health.ts";
import { checkHealth } from "#domain/operations/health/check-health.ts";
import { dismissNotice } from "#domain/operations/health/notices/dismiss-notice.ts";
import { listProblems } from "#domain/operations/health/notices/list-problems.ts";
import { recordFindings } from "#domain/operations/health/notices/record-findings.ts";
import { recordHealth } from "#domain/operations/health/record-health.ts";
import { removeLeftovers } from "#domain/operations/health/remove-leftovers.ts";
import { defineCall } from "../routing/define-call.ts";
import { messageSchema } from "../routing/response-schemas.ts";

const group = "Health";

export const healthCalls = [
  defineCall({
    method: "get",
    path: "/health",
    group,
    summary: "Look at everything that can go wrong",
    description:
      "Reads the backups, disk, email and more as they are at this moment; what takes long is answered from its last check in the background.",
    response: healthSchema,
    handle: async ({ shop }) => recordFindings(shop, await checkHealth(shop)),
  }),
  defineCall({
    method: "get",
    path: "/health/problems",
    group,
    summary: "List what needs a person",
    description: "As the checks found it last; no check runs.",
    response: z.array(healthProblemSchema),
    handle: ({ shop }) => listProblems(shop),
  }),
  defineCall({
    method: "put",
    path: "/health/notice",
    group,
    summary: "Take the problems off the To-Do List for a week, or put them back",
    body: noticeDismissalSchema,
    response: messageSchema,
    handle: async ({ shop, body }) => {
      await dismissNotice(shop, body.dismissed);
      return { message: body.dismissed ? "Dismissed." : "Restored." };
    },
  }),
  defineCall({
    method: "post",
    path: "/health/check",
    group,
    summary: "Check everything again",
    description:
      "Runs every check, those that take long among them, within 25 seconds. One that takes longer goes on in the background.",
    response: healthSchema,
    handle: async ({ shop }) => recordFindings(shop, await recordHealth(shop, { isForced: true })),
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
