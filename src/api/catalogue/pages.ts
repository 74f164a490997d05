import { z } from "zod";
import { pageSchema } from "#contract/settings/settings.ts";
import { listPages } from "#domain/catalogue/pages/list-pages.ts";
import { updatePage } from "#domain/catalogue/pages/update-page.ts";
import { defineCall } from "../routing/define-call.ts";

const group = "Settings";

export const pageCalls = [
  defineCall({
    method: "get",
    path: "/pages",
    group,
    summary: "List the pages of the footer, including those without text",
    response: z.array(pageSchema),
    handle: ({ shop }) => listPages(shop),
  }),
  defineCall({
    method: "put",
    path: "/pages/{slug}",
    group,
    summary: "Change a page of the footer",
    description: "The HTML is sanitized. An empty page has no link.",
    params: z.object({ slug: z.string() }),
    body: z.object({ content: z.string().max(500_000) }),
    response: pageSchema,
    handle: ({ shop, params, body, by }) => updatePage(shop, params.slug, body, by),
  }),
];
