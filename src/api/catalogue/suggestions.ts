import { z } from "zod";
import { SEARCH_MAX_LENGTH } from "#contract/catalogue/catalog-query.ts";
import { suggestionsSchema } from "#contract/catalogue/suggestions.ts";
import { suggest } from "#domain/catalogue/suggestions/suggest.ts";
import { defineCall } from "../routing/define-call.ts";

export const suggestionCalls = [
  defineCall({
    method: "get",
    path: "/suggestions",
    group: "Catalogue",
    summary: "Suggest matches for a search text that is being typed",
    query: z.object({ q: z.string().max(SEARCH_MAX_LENGTH).default("") }),
    response: suggestionsSchema,
    handle: ({ shop, query }) => suggest(shop, query.q),
  }),
];
