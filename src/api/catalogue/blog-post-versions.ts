import { z } from "zod";
import {
  collectionVersionSchema,
  restoredVersionSchema,
  fullVersionSchema,
} from "#contract/catalogue/collection-versions.ts";
import { idParam, idSchema } from "#contract/field-schemas.ts";
import { previewLinkSchema } from "#contract/catalogue/preview-links.ts";
import { getVersion } from "#domain/catalogue/collections/versions/get-version.ts";
import { listVersions } from "#domain/catalogue/collections/versions/list-versions.ts";
import { restoreVersion } from "#domain/catalogue/collections/versions/restore-version.ts";
import { createPreviewLink } from "#domain/catalogue/collections/previews/create-preview-link.ts";
import { endPreviewLinks } from "#domain/catalogue/collections/previews/end-preview-links.ts";
import { type Call, defineCall } from "../routing/define-call.ts";
import { idParams } from "../routing/id-params.ts";
import { messageSchema } from "../routing/response-schemas.ts";

const group = "Collections";
const versionParams = z.object({ id: idParam, versionId: idParam });

/** Versions and preview links of a collection. */
export const blogPostVersionCalls: Call[] = [
  defineCall({
    method: "get",
    path: "/blog-posts/{id}/versions",
    access: "pieces",
    group,
    summary: "List the versions of a collection",
    description: "Newest first, at most 20: one for each save that changed something.",
    params: idParams,
    response: z.array(collectionVersionSchema),
    handle: ({ shop, params }) => listVersions(shop, params.id),
  }),
  defineCall({
    method: "get",
    path: "/blog-posts/{id}/versions/{versionId}",
    access: "pieces",
    group,
    summary: "Read one version of a collection",
    params: versionParams,
    response: fullVersionSchema,
    handle: ({ shop, params }) => getVersion(shop, params.id, params.versionId),
  }),
  defineCall({
    method: "post",
    path: "/blog-posts/{id}/versions/{versionId}/restore",
    access: "pieces",
    group,
    summary: "Restore a version of a collection",
    description:
      "The publication stays as it is. References that no longer exist are listed under gone. A given version must be the collection's current one.",
    params: versionParams,
    body: z.object({ version: idSchema.optional() }),
    response: restoredVersionSchema,
    fails: ["conflict"],
    handle: ({ shop, params, body, by }) =>
      restoreVersion(shop, params.id, params.versionId, { by, over: body.version }),
  }),
  defineCall({
    method: "post",
    path: "/blog-posts/{id}/preview-link",
    access: "pieces",
    group,
    summary: "Create a preview link for a draft",
    description: "Valid for seven days; deleting or unpublishing the collection revokes it.",
    params: idParams,
    response: previewLinkSchema,
    fails: ["conflict"],
    handle: ({ shop, params }) => createPreviewLink(shop, params.id),
  }),
  defineCall({
    method: "delete",
    path: "/blog-posts/{id}/preview-link",
    access: "pieces",
    group,
    summary: "End the preview links of a collection",
    description: "Links handed out before show nothing any more; a new one can be made.",
    params: idParams,
    response: messageSchema,
    handle: async ({ shop, params }) => {
      await endPreviewLinks(shop, params.id);
      return { message: "Preview links ended" };
    },
  }),
];
