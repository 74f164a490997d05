import { z } from "zod";
import { idParam } from "#contract/field-schemas.ts";
import { getCollection } from "#domain/catalogue/collections/get-collection.ts";
import { listProductsOfCollection } from "#domain/catalogue/products/list-products-of-collection.ts";
import { addTagToCollection } from "#domain/catalogue/collections/add-tag-to-collection.ts";
import { listTagLinks } from "#domain/catalogue/tags/list-tag-links.ts";
import { removeTagFromCollection } from "#domain/catalogue/collections/remove-tag-from-collection.ts";
import { messageSchema } from "../routing/response-schemas.ts";
import { defineCall } from "../routing/define-call.ts";
import { idParams } from "../routing/id-params.ts";
import { toWireProduct, wireProductSchema } from "../wire/product.ts";
import { toWireTagLink, wireTagLinkSchema } from "../wire/tag-link.ts";

const group = "Collections";
const linkParams = z.object({ postId: idParam, tagId: idParam });

/** The tags and pieces of a collection. */
export const blogPostLinkCalls = [
  defineCall({
    method: "get",
    path: "/blog-posts/{id}/tags",
    group,
    summary: "List the tags of a collection",
    params: idParams,
    response: z.array(wireTagLinkSchema),
    handle: async ({ shop, viewer, params }) => {
      const { id } = await getCollection(shop, params.id, viewer);
      return (await listTagLinks(shop, id)).map(toWireTagLink);
    },
  }),
  defineCall({
    method: "get",
    path: "/blog-posts/{id}/products",
    group,
    summary: "List the pieces of a collection, in its order",
    params: idParams,
    response: z.array(wireProductSchema),
    handle: async ({ shop, viewer, params }) => {
      const { id } = await getCollection(shop, params.id, viewer);
      const pieces = await listProductsOfCollection(shop, id, viewer);
      return pieces.map((piece) => toWireProduct(piece, viewer));
    },
  }),
  defineCall({
    method: "post",
    path: "/blog-posts/{postId}/tags/{tagId}",
    access: "pieces",
    group,
    summary: "Add a tag to a collection",
    params: linkParams,
    response: wireTagLinkSchema,
    status: 201,
    handle: async ({ shop, params, by }) =>
      toWireTagLink(await addTagToCollection(shop, params.postId, params.tagId, by)),
  }),
  defineCall({
    method: "delete",
    path: "/blog-posts/{postId}/tags/{tagId}",
    access: "pieces",
    group,
    summary: "Remove a tag from a collection",
    params: linkParams,
    response: messageSchema,
    handle: async ({ shop, params, by }) => {
      await removeTagFromCollection(shop, params.postId, params.tagId, by);
      return { message: "Tag removed from collection successfully" };
    },
  }),
];
