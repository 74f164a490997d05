import { problemSchema } from "#contract/problem.ts";
import { type StoredPicture, uploadedSchema } from "#contract/media/media.ts";
import { MAX_PICTURE_BYTES, PICTURE_TOO_LARGE } from "#contract/media/upload-limits.ts";
import { ApiError } from "../api-client/api-error.ts";
import { UNREACHABLE } from "../api-client/call-api.ts";

export type UploadJob = {
  file: File;
  /** Called with the sent fraction, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

/**
 * Uploads one picture. XMLHttpRequest, because fetch reports no upload progress.
 * @throws ApiError: status 0 for a network failure, 413 for a file that is too large to be sent at all
 */
export function uploadFile({ file, onProgress, signal }: UploadJob): Promise<StoredPicture> {
  if (file.size > MAX_PICTURE_BYTES) return Promise.reject(new ApiError(413, PICTURE_TOO_LARGE));
  const { promise, resolve, reject } = Promise.withResolvers<StoredPicture>();
  const request = new XMLHttpRequest();
  request.open("POST", "/api/media");
  request.upload.addEventListener("progress", ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  );
  request.addEventListener("load", () => {
    const picture = readPicture(request.responseText);
    if (request.status === 201 && picture) resolve(picture);
    else reject(toError(request));
  });
  request.addEventListener("error", () => reject(new ApiError(0, UNREACHABLE)));
  request.addEventListener("abort", () =>
    reject(new DOMException("The upload was canceled.", "AbortError")),
  );
  signal.addEventListener("abort", () => request.abort());
  const body = new FormData();
  body.append("files", file, file.name || "picture");
  request.send(body);
  return promise;
}

const readPicture = (text: string): StoredPicture | undefined =>
  uploadedSchema.safeParse(readJson(text)).data?.items[0];

function toError({ status, statusText, responseText }: XMLHttpRequest): ApiError {
  const problem = problemSchema.safeParse(readJson(responseText)).data ?? null;
  return new ApiError(
    status,
    problem?.message ?? (statusText || "Something went wrong. Try again."),
    problem,
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/* A phone that takes HEIC photographs converts them by itself when it is asked for these alone. */
export const PHOTO_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff";
