import { z } from "zod";
import {
  collectionVersionSchema,
  restoredVersionSchema,
  fullVersionSchema,
} from "#contract/collection-versions.ts";
import { idParam, idSchema } from "#contract/field-schemas.ts";
import { previewLinkSchema } from "#contract/preview-links.ts";
import { getVersion } from "#domain/catalogue/collections/versions/get-version.ts";
import { listVersions } from "#domain/catalogue/collections/versions/list-versions.ts";
import { restoreVersion } from "#domain/catalogue/collections/versions/restore-version.ts";
import { createPreviewLink } from "#domain/catalogue/collections/previews/create-preview-link.ts";
import { type Call, defineCall } from "../routing/define-call.ts";
import { idParams } from "../routing/id-params.ts";

const group = "Collections";
const versionParams = z.object({ id: idParam, versionId: idParam });

/** How a collection stood before, and how a draft of it is shown. */
export const blogPostVersionCalls: Call[] = [
  defineCall({
    method: "get",
    path: "/blog-posts/{id}/versions",
    group,
    summary: "List the kept versions of a collection",
    description: "The newest first, at most 20: one for each saving that changed something.",
    params: idParams,
    response: z.array(collectionVersionSchema),
    handle: ({ shop, params }) => listVersions(shop, params.id),
  }),
  defineCall({
    method: "get",
    path: "/blog-posts/{id}/versions/{versionId}",
    group,
    summary: "Read one kept version of a collection",
    params: versionParams,
    response: fullVersionSchema,
    handle: ({ shop, params }) => getVersion(shop, params.id, params.versionId),
  }),
  defineCall({
    method: "post",
    path: "/blog-posts/{id}/versions/{versionId}/restore",
    group,
    summary: "Bring a kept version of a collection back",
    description:
      "Published or not stays as it is. What is no longer there is named under gone. A version that is sent must be the collection's current one.",
    params: versionParams,
    body: z.object({ version: idSchema.optional() }),
    bodyOptional: true,
    response: restoredVersionSchema,
    fails: ["conflict"],
    handle: ({ shop, params, body, by }) =>
      restoreVersion(shop, params.id, params.versionId, { by, over: body.version }),
  }),
  defineCall({
    method: "post",
    path: "/blog-posts/{id}/preview-link",
    group,
    summary: "Make a link by which others see a draft",
    description:
      "It is good for seven days, and ends before that when the collection is deleted, or published and taken back.",
    params: idParams,
    response: previewLinkSchema,
    fails: ["conflict"],
    handle: ({ shop, params }) => createPreviewLink(shop, params.id),
  }),
];
