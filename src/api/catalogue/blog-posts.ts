import { z } from "zod";
import { type Collection, collectionSchema } from "#contract/catalogue/collections.ts";
import { deletedSchema } from "#contract/operations/trash.ts";
import { createCollection } from "#domain/catalogue/collections/create-collection.ts";
import { deleteCollection } from "#domain/catalogue/collections/delete-collection.ts";
import { findMovedSlug } from "#domain/catalogue/collections/find-moved-slug.ts";
import { getCollectionBySlug } from "#domain/catalogue/collections/get-collection-by-slug.ts";
import { getCollection } from "#domain/catalogue/collections/get-collection.ts";
import { listCollections } from "#domain/catalogue/collections/list-collections.ts";
import { updateCollection } from "#domain/catalogue/collections/update-collection.ts";
import type { Page } from "#domain/page.ts";
import {
  type Call,
  type CallContext,
  defineCall,
  PICTURES_BODY_LIMIT,
} from "../routing/define-call.ts";
import { catalogFilters, readFilters } from "./catalog-filters.ts";
import { idParams } from "../routing/id-params.ts";
import { readPage, sendPage } from "../routing/paging.ts";
import { wireCollectionChange, wireNewCollection } from "../wire/collection.ts";

const group = "Collections";
const slugParams = z.object({ slug: z.string() });
const flag = z
  .enum(["true", "false", "1", "0"])
  .transform((text) => text === "true" || text === "1")
  .optional();
const postFilters = catalogFilters.extend({ isPublished: flag, isScheduled: flag });

export const blogPostCalls: Call[] = [
  defineCall({
    method: "get",
    path: "/blog-posts",
    group,
    summary: "List the collections",
    description: "Visitors get published ones only.",
    query: postFilters,
    response: z.array(collectionSchema),
    handle: async (context) => sendPage(context.c, await listPosts(context)),
  }),
  defineCall({
    method: "get",
    path: "/blog-posts/{id}",
    group,
    summary: "Read one collection",
    params: idParams,
    response: collectionSchema,
    handle: ({ shop, viewer, params }) => getCollection(shop, params.id, viewer),
  }),
  defineCall({
    method: "get",
    path: "/blog-posts/slug/{slug}",
    group,
    summary: "Read one collection by its slug",
    params: slugParams,
    response: collectionSchema,
    otherResponses: { 301: "The slug has changed: Location has the current one." },
    handle: getBySlug,
  }),
  defineCall({
    method: "post",
    path: "/blog-posts",
    access: "pieces",
    group,
    summary: "Create a collection",
    description: "The HTML of content is sanitized.",
    body: wireNewCollection,
    bodyLimit: PICTURES_BODY_LIMIT,
    response: collectionSchema,
    status: 201,
    fails: ["conflict", "unprocessable", "storage-full"],
    handle: ({ shop, body, by }) => createCollection(shop, body, by),
  }),
  defineCall({
    method: "put",
    path: "/blog-posts/{id}",
    access: "pieces",
    group,
    summary: "Change a collection",
    description:
      "Changes the given fields. A given version must be the current one. A former slug redirects to the new one.",
    params: idParams,
    body: wireCollectionChange,
    bodyLimit: PICTURES_BODY_LIMIT,
    response: collectionSchema,
    fails: ["conflict", "unprocessable", "storage-full"],
    handle: ({ shop, params, body, by }) => updateCollection(shop, params.id, body, { by }),
  }),
  defineCall({
    method: "delete",
    path: "/blog-posts/{id}",
    access: "pieces",
    group,
    summary: "Delete a collection",
    params: idParams,
    response: deletedSchema,
    handle: ({ shop, params, by }) => deleteCollection(shop, params.id, by),
  }),
];

/** Whoever is signed in can filter by published, draft and scheduled. */
async function listPosts({
  shop,
  viewer,
  query,
}: CallContext<unknown, z.output<typeof postFilters>>): Promise<Page<Collection>> {
  const { isPublished, isScheduled } = query;
  return listCollections(shop, {
    viewer,
    query: readFilters(query),
    ...(viewer !== "visitor" && { isPublished, isScheduled }),
    ...readPage(query),
  });
}

async function getBySlug({
  c,
  shop,
  viewer,
  params,
}: CallContext<z.output<typeof slugParams>>): Promise<Collection | Response> {
  try {
    return await getCollectionBySlug(shop, params.slug, viewer);
  } catch (error) {
    const moved = await findMovedSlug(shop, params.slug, viewer);
    if (moved === null) throw error;
    return c.redirect(`/api/blog-posts/slug/${moved}`, 301);
  }
}
