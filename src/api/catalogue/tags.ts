import { z } from "zod";
import {
  mergeTagSchema,
  newTagSchema,
  tagChangeSchema,
  tagSchema,
} from "#contract/catalogue/tags.ts";
import { deletedSchema } from "#contract/operations/trash.ts";
import { createTag } from "#domain/catalogue/tags/create-tag.ts";
import { deleteTag } from "#domain/catalogue/tags/delete-tag.ts";
import { mergeTag } from "#domain/catalogue/tags/merge-tag.ts";
import { listTags } from "#domain/catalogue/tags/list-tags.ts";
import { updateTag } from "#domain/catalogue/tags/update-tag.ts";
import { defineCall } from "../routing/define-call.ts";
import { idParams } from "../routing/id-params.ts";

const group = "Tags";

export const tagCalls = [
  defineCall({
    method: "get",
    path: "/tags",
    group,
    summary: "List the tags",
    response: z.array(tagSchema),
    handle: ({ shop }) => listTags(shop),
  }),
  defineCall({
    method: "post",
    path: "/tags",
    access: "pieces",
    group,
    summary: "Create a tag",
    body: newTagSchema,
    response: tagSchema,
    status: 201,
    fails: ["conflict"],
    handle: ({ shop, body, by }) => createTag(shop, body, { by }),
  }),
  defineCall({
    method: "put",
    path: "/tags/{id}",
    access: "pieces",
    group,
    summary: "Change a tag",
    description: "Changes the given fields.",
    params: idParams,
    body: tagChangeSchema,
    response: tagSchema,
    fails: ["conflict"],
    handle: ({ shop, params, body, by }) => updateTag(shop, params.id, body, by),
  }),
  defineCall({
    method: "delete",
    path: "/tags/{id}",
    access: "pieces",
    group,
    summary: "Delete a tag",
    params: idParams,
    response: deletedSchema,
    handle: ({ shop, params, by }) => deleteTag(shop, params.id, by),
  }),
  defineCall({
    method: "post",
    path: "/tags/{id}/merge",
    access: "pieces",
    group,
    summary: "Merge a tag into another",
    description: "Adds the other tag to everything with this one and moves this one to the trash.",
    params: idParams,
    body: mergeTagSchema,
    response: deletedSchema,
    handle: ({ shop, params, body, by }) => mergeTag(shop, params.id, body.intoId, by),
  }),
];
