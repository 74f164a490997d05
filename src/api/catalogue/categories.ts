import { z } from "zod";
import { categorySchema } from "#contract/categories.ts";
import { listCategories } from "#domain/catalogue/categories/list-categories.ts";
import { defineCall } from "../routing/define-call.ts";

export const categoryCalls = [
  defineCall({
    method: "get",
    path: "/categories",
    group: "Catalogue",
    summary: "List the categories",
    response: z.array(categorySchema),
    handle: ({ shop }) => listCategories(shop),
  }),
];
