import { z } from "zod";
import {
  categoryChangeSchema,
  categorySchema,
  newCategorySchema,
} from "#contract/catalogue/categories.ts";
import { idSchema } from "#contract/field-schemas.ts";
import { createCategory } from "#domain/catalogue/categories/create-category.ts";
import { deleteCategory } from "#domain/catalogue/categories/delete-category.ts";
import {
  listCategories,
  listShownCategories,
} from "#domain/catalogue/categories/list-categories.ts";
import { updateCategory } from "#domain/catalogue/categories/update-category.ts";
import { defineCall, PICTURES_BODY_LIMIT } from "../routing/define-call.ts";
import { idParams } from "../routing/id-params.ts";

const group = "Catalogue";

export const categoryCalls = [
  defineCall({
    method: "get",
    path: "/categories",
    group,
    summary: "List the categories in their order",
    description: "Hidden ones are listed with a session only.",
    response: z.array(categorySchema),
    handle: ({ shop, viewer }) =>
      viewer === "visitor" ? listShownCategories(shop) : listCategories(shop),
  }),
  defineCall({
    method: "post",
    path: "/categories",
    group,
    summary: "Create a category",
    body: newCategorySchema,
    bodyLimit: PICTURES_BODY_LIMIT,
    response: categorySchema,
    status: 201,
    fails: ["conflict", "unprocessable", "storage-full"],
    handle: ({ shop, body, by }) => createCategory(shop, body, by),
  }),
  defineCall({
    method: "put",
    path: "/categories/{id}",
    group,
    summary: "Change a category",
    description: "Changes the given fields. A position moves it; the others make room.",
    params: idParams,
    body: categoryChangeSchema,
    bodyLimit: PICTURES_BODY_LIMIT,
    response: categorySchema,
    fails: ["conflict", "unprocessable", "storage-full"],
    handle: ({ shop, params, body, by }) => updateCategory(shop, params.id, body, by),
  }),
  defineCall({
    method: "delete",
    path: "/categories/{id}",
    group,
    summary: "Delete a category",
    description:
      "Refused while pieces or collections use it, unless moveTo names the category they move to.",
    params: idParams,
    query: z.object({ moveTo: z.coerce.number().pipe(idSchema).optional() }),
    response: z.object({ message: z.string(), moved: z.int() }),
    fails: ["conflict"],
    handle: ({ shop, params, query, by }) =>
      deleteCategory(shop, params.id, { moveTo: query.moveTo, by }),
  }),
];
