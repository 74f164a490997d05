import { rm } from "node:fs/promises";
import { z } from "zod";
import {
  storedPictureSchema,
  pictureChangeSchema,
  type Uploaded,
  uploadedSchema,
  type StoredPicture,
} from "#contract/media/media.ts";
import { MAX_PICTURES_PER_UPLOAD } from "#contract/media/media-urls.ts";
import { listMedia } from "#domain/media/library/list-media.ts";
import { updateMedia } from "#domain/media/library/update-media.ts";
import { MAX_PICTURE_BYTES } from "#contract/media/upload-limits.ts";
import { DomainError, invalid } from "#domain/errors.ts";
import { tooManyBytes } from "#domain/media/renditions/too-large-errors.ts";
import { storePictureFile } from "#domain/media/library/store-picture-file.ts";
import { toStoredPicture } from "#domain/media/library/to-stored-picture.ts";
import type { Shop } from "#domain/shop.ts";
import { type Call, defineCall } from "../routing/define-call.ts";
import { pageQuery, readPage, sendPage } from "../routing/paging.ts";
import { readUploadsIntoFolder, type UploadedFile } from "../uploads/read-uploads.ts";
import { withUploadFolder } from "../uploads/with-upload-folder.ts";

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

type UploadResult = { name: string; picture: StoredPicture } | { name: string; error: DomainError };

/** How many are processed while the next is being read. */
const CONCURRENCY = 2;

/** Stores the files of a request independently. @throws the first failure if none could be stored */
async function storeUploads(shop: Shop, request: Request): Promise<Uploaded> {
  // The files wait on the disk: four people's photos at once are more than a small server's memory.
  const results = await withUploadFolder(shop, (folder) => storeAll(folder, shop, request));
  const items = results.flatMap((result) => ("picture" in result ? [result.picture] : []));
  const failures = results.flatMap((verdict) => ("error" in verdict ? [verdict] : []));
  const [first] = failures;
  if (items.length === 0 && !first) throw invalid("files", "Choose at least one photo.");
  if (items.length === 0 && first) throw allFailed(failures, first.error);
  return { items, failed: failures.map(({ name, error }) => ({ name, message: error.message })) };
}

async function storeAll(folder: string, shop: Shop, request: Request): Promise<UploadResult[]> {
  const verdicts: Promise<UploadResult>[] = [];
  const running = new Set<Promise<UploadResult>>();
  const limits = { maxBytes: MAX_PICTURE_BYTES };
  try {
    for await (const upload of readUploadsIntoFolder(request, folder, limits)) {
      const verdict = storeOne(shop, upload, verdicts.length).finally(() =>
        running.delete(verdict),
      );
      // A failure ends the request at the next await; until then it must not count as unhandled.
      verdict.catch(() => undefined);
      verdicts.push(verdict);
      running.add(verdict);
      if (running.size >= CONCURRENCY) await Promise.race(running);
    }
  } finally {
    await Promise.allSettled(running);
  }
  return Promise.all(verdicts);
}

async function storeOne(
  shop: Shop,
  { name, file }: UploadedFile,
  place: number,
): Promise<UploadResult> {
  try {
    if (place >= MAX_PICTURES_PER_UPLOAD) throw tooManyFiles();
    if (file === null) throw tooManyBytes();
    return { name, picture: toStoredPicture(await storePictureFile(shop, file)) };
  } catch (error) {
    if (error instanceof DomainError) return { name, error };
    throw error;
  } finally {
    if (file !== null) await rm(file, { force: true });
  }
}

const tooManyFiles = () =>
  new DomainError(
    "too-large",
    `You can add up to ${MAX_PICTURES_PER_UPLOAD} photos at once. Add the rest afterward.`,
  );

function allFailed(failures: { name: string; error: DomainError }[], first: DomainError) {
  const issues = failures.map(({ name, error }) => ({ path: name, message: error.message }));
  return new DomainError(first.code, first.message, { issues, cause: first });
}
