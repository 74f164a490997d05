import { z } from "zod";
import {
  storedPictureSchema,
  pictureChangeSchema,
  type Uploaded,
  uploadedSchema,
} from "#contract/media.ts";
import { MAX_PICTURES_PER_UPLOAD } from "#contract/media-urls.ts";
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
    group,
    summary: "List the pictures that are kept",
    description:
      "The newest first. A search finds them by their words, and by the pieces that they show.",
    query: z.object({ search: z.string().trim().max(200).optional(), ...pageQuery }),
    response: z.array(storedPictureSchema),
    handle: async ({ c, shop, query }) =>
      sendPage(c, await listMedia(shop, { search: query.search, ...readPage(query) })),
  }),
  defineCall({
    method: "post",
    path: "/media",
    group,
    summary: "Take pictures in",
    description: `Up to ${MAX_PICTURES_PER_UPLOAD} at once, 25 MB and 60 megapixels each, as JPEG, PNG, WebP, AVIF, GIF or TIFF. Each is turned upright, made sRGB and freed of all metadata. What cannot be taken in is named under failed; when that is all of them, the call fails with the reason of the first.`,
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
    group,
    summary: "Change a picture's words and focal point",
    description: "Wherever the picture stands, it changes. Only what is sent is changed.",
    params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/, "Must be a picture's hash") }),
    body: pictureChangeSchema,
    response: storedPictureSchema,
    handle: ({ shop, params, body }) => updateMedia(shop, params.hash, body),
  }),
];
