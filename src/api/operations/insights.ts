import { z } from "zod";
import { idSchema } from "#contract/field-schemas.ts";
import {
  dismissalSchema,
  insightsSchema,
  newRedirectSchema,
  searchAnswerChangeSchema,
  pieceNumbersSchema,
} from "#contract/operations/insights.ts";
import { addRedirect } from "#domain/catalogue/redirects/add-redirect.ts";
import { deleteRedirect } from "#domain/catalogue/redirects/delete-redirect.ts";
import { setSearchAnswer } from "#domain/catalogue/search-answers/set-search-answer.ts";
import { dismissFinding } from "#domain/operations/insights/dismiss-finding.ts";
import {
  exportInsights,
  INSIGHTS_FILE_NAME,
} from "#domain/operations/insights/report/export-insights.ts";
import { getInsights } from "#domain/operations/insights/report/get-insights.ts";
import { listPieceNumbers } from "#domain/operations/insights/report/list-piece-numbers.ts";
import { defineCall } from "../routing/define-call.ts";
import { idParams } from "../routing/id-params.ts";
import { messageSchema } from "../routing/response-schemas.ts";
import { sendFile } from "../routing/send-file.ts";

const group = "Insights";
const CSV = "text/csv; charset=utf-8";
const period = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() });

export const insightCalls = [
  defineCall({
    method: "get",
    path: "/insights",
    group,
    summary: "Read what visitors looked at",
    description:
      "Days of the shop's time zone, both inclusive; this month by default. Counted on the server, without cookies.",
    query: period,
    response: insightsSchema,
    handle: ({ shop, query }) => getInsights(shop, query),
  }),
  defineCall({
    method: "get",
    path: "/insights.csv",
    group,
    summary: "Download all counts",
    response: { contentType: CSV, description: INSIGHTS_FILE_NAME },
    handle: ({ shop }) => Promise.resolve(sendFile(INSIGHTS_FILE_NAME, CSV, exportInsights(shop))),
  }),
  defineCall({
    method: "get",
    path: "/insights/pieces",
    access: "pieces",
    group,
    summary: "Read the views and inquiries of each piece",
    query: period,
    response: z.array(pieceNumbersSchema),
    handle: ({ shop, query }) => listPieceNumbers(shop, query),
  }),
  defineCall({
    method: "put",
    path: "/insights/dismissals",
    group,
    summary: "Take a search or a missing page off the Insights screen, or put it back",
    body: dismissalSchema,
    response: messageSchema,
    handle: async ({ shop, body, by }) => {
      await dismissFinding(shop, body, by);
      return { message: body.dismissed ? "Dismissed." : "Restored." };
    },
  }),
  defineCall({
    method: "put",
    path: "/insights/search-answers",
    group,
    summary: "Show a page to whoever searches for a text that finds nothing, or end that",
    body: searchAnswerChangeSchema,
    response: messageSchema,
    fails: ["not-found"],
    handle: async ({ shop, body, by }) => {
      await setSearchAnswer(shop, body, by);
      return { message: "Saved." };
    },
  }),
  defineCall({
    method: "post",
    path: "/redirects",
    group,
    summary: "Send visitors of an old address to a page of the shop",
    body: newRedirectSchema,
    response: newRedirectSchema.extend({ id: idSchema }),
    status: 201,
    handle: ({ shop, body, by }) => addRedirect(shop, body, by),
  }),
  defineCall({
    method: "delete",
    path: "/redirects/{id}",
    group,
    summary: "End a redirect",
    params: idParams,
    response: messageSchema,
    fails: ["not-found"],
    handle: async ({ shop, params, by }) => {
      await deleteRedirect(shop, params.id, by);
      return { message: "Redirect removed." };
    },
  }),
];
