import { useState } from "react";
import type { StoredPicture } from "#contract/media/media.ts";
import { MAX_PICTURE_BYTES, PICTURE_TOO_LARGE } from "#contract/media/upload-limits.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { uploadFile } from "../../photos/upload-file.ts";

/** Uploads one photo at a time and holds the sentence of a failure. */
export function useUploadPhoto() {
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const upload = async (file: File): Promise<StoredPicture | null> => {
    if (file.size > MAX_PICTURE_BYTES) {
      setProblem(PICTURE_TOO_LARGE);
      return null;
    }
    setProblem(null);
    setPending(true);
    try {
      const { signal } = new AbortController();
      return await uploadFile({ file, onProgress: () => undefined, signal });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.problem?.message ?? error.message);
      return null;
    } finally {
      setPending(false);
    }
  };
  return { upload, problem, setProblem, isPending };
}
