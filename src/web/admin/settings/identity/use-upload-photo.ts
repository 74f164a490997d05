import { useState } from "react";
import type { StoredPicture } from "#contract/media/media.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { uploadFile } from "../../photos/upload-file.ts";
import { useAction } from "../../use-action.ts";

/** Uploads one photo at a time and holds the sentence of a failure. */
export function useUploadPhoto() {
  const [problem, setProblem] = useState<string | null>(null);
  const { isPending, mutateAsync } = useAction({
    mutationFn: (file: File) =>
      uploadFile({ file, onProgress: () => undefined, signal: new AbortController().signal }),
  });
  const upload = async (file: File): Promise<StoredPicture | null> => {
    setProblem(null);
    try {
      return await mutateAsync(file);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.problem?.message ?? error.message);
      return null;
    }
  };
  return { upload, problem, setProblem, isPending };
}
