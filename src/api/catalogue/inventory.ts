import { z } from "zod";
import { idParam, idSchema } from "#contract/field-schemas.ts";
import {
  inventoryFilterSchema,
  inventoryQuerySchema,
  stateCountsSchema,
} from "#contract/catalogue/inventory.ts";
import { inventoryRowSchema } from "#contract/catalogue/inventory-row.ts";
import { countStates } from "#domain/catalogue/inventory/count-states.ts";
import { listInventoryIds } from "#domain/catalogue/inventory/list-inventory-ids.ts";
import { listInventory } from "#domain/catalogue/inventory/list-inventory.ts";
import { suggestDetails } from "#domain/catalogue/products/suggest-details.ts";
import { suggestSku } from "#domain/catalogue/products/suggest-sku.ts";
import { defineCall } from "../routing/define-call.ts";
import { pageQuery, readPage, sendPage } from "../routing/paging.ts";

const group = "Pieces";

/** Calls of the inventory table. */
export const inventoryCalls = [
  defineCall({
    method: "get",
    path: "/inventory",
    access: "pieces",
    group,
    summary: "List the rows of the inventory table",
    description: "Hidden pieces included; a row has the first picture only.",
    query: inventoryQuerySchema.extend(pageQuery),
    response: z.array(inventoryRowSchema),
    handle: async ({ c, shop, viewer, query }) =>
      sendPage(c, await listInventory(shop, query, { ...readPage(query), viewer })),
  }),
  defineCall({
    method: "get",
    path: "/inventory/ids",
    access: "pieces",
    group,
    summary: "List the ids of all pieces that match the filters",
    query: inventoryFilterSchema,
    response: z.array(idSchema),
    handle: ({ shop, query }) => listInventoryIds(shop, query),
  }),
  defineCall({
    method: "get",
    path: "/inventory/next-sku",
    access: "pieces",
    group,
    summary: "Suggest the SKU of a new piece",
    description: "After the setting skuPattern; null without one.",
    query: z.object({ categoryId: idParam.optional() }),
    response: z.object({ sku: z.string().nullable() }),
    handle: async ({ shop, query }) => ({
      sku: await suggestSku(shop, query.categoryId ?? null),
    }),
  }),
  defineCall({
    method: "get",
    path: "/inventory/suggested-details",
    access: "pieces",
    group,
    summary: "Suggest the category and tags of a new piece",
    description: "What its name and its materials name; null and [] where they name nothing.",
    query: z.object({
      name: z.string().max(255).default(""),
      materials: z.string().max(2000).default(""),
    }),
    response: z.object({ categoryId: idSchema.nullable(), tagIds: z.array(idSchema) }),
    handle: ({ shop, query }) => suggestDetails(shop, query),
  }),
  defineCall({
    method: "get",
    path: "/inventory/states",
    access: "pieces",
    group,
    summary: "Count the pieces in each state",
    response: stateCountsSchema,
    handle: ({ shop }) => countStates(shop),
  }),
];
