import { z } from "zod";
import {
  storedPictureSchema,
  pictureChangeSchema,
  type Uploaded,
  uploadedSchema,
} from "#contract/media/media.ts";
import { MAX_PICTURES_PER_UPLOAD } from "#contract/media/media-urls.ts";
import { listMedia } from "#domain/media/library/list-media.ts";
import { updateMedia } from "#domain/media/library/update-media.ts";
import { type Call, defineCall } from "../routing/define-call.ts";
import { pageQuery, readPage, sendPage } from "../routing/paging.ts";
import { storeUploads } from "./store-uploads.ts";

const group = "Pictures";

export const mediaCalls: Call[] = [
  defineCall({
    method: "get",
    path: "/media",
    access: "pieces",
    group,
    summary: "List the stored pictures",
    description:
      "Newest first. A search matches their alternative text and the pieces that use them.",
    query: z.object({ search: z.string().trim().max(200).optional(), ...pageQuery }),
    response: z.array(storedPictureSchema),
    handle: async ({ c, shop, query }) =>
      sendPage(c, await listMedia(shop, { search: query.search, ...readPage(query) })),
  }),
  defineCall({
    method: "post",
    path: "/media",
    access: "pieces",
    group,
    summary: "Upload pictures",
    description: `Up to ${MAX_PICTURES_PER_UPLOAD} at once, 25 MB and 60 megapixels each, as JPEG, PNG, WebP, AVIF, GIF or TIFF. Each is rotated upright, converted to sRGB and stripped of all metadata. Files that cannot be stored are listed under failed; if none can, the call fails with the reason of the first.`,
    upload: { field: "files", several: true },
    bodyLimit: "streamed",
    response: uploadedSchema,
    status: 201,
    fails: ["too-large", "unsupported-media", "unprocessable", "storage-full", "bad-gateway"],
    handle: async ({ c, shop }): Promise<Uploaded> => storeUploads(shop, c.req.raw),
  }),
  defineCall({
    method: "patch",
    path: "/media/{hash}",
    access: "pieces",
    group,
    summary: "Change a picture's alternative text and focal point",
    description: "Changes the given fields, wherever the picture is used.",
    params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/, "Must be a picture's hash") }),
    body: pictureChangeSchema,
    response: storedPictureSchema,
    handle: ({ shop, params, body }) => updateMedia(shop, params.hash, body),
  }),
];
