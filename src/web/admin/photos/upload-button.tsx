import { type ReactNode, type Ref, useRef, useState } from "react";
import type { StoredPicture } from "#contract/media/media.ts";
import { ApiError } from "../api-client/api-error.ts";
import { useAction } from "../use-action.ts";
import { PHOTO_TYPES, uploadFile } from "./upload-file.ts";

type Props = {
  /** Names the file field. */
  label: string;
  isPending: boolean;
  onFile: (file: File) => void;
  /** What is said while nothing is being uploaded. */
  children: ReactNode;
  className?: string;
  icon?: ReactNode;
  describedBy?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
};

/** A button that asks for one photo; a phone offers its camera. */
export function UploadButton(props: Props) {
  const { label, isPending, onFile, children, icon, describedBy, ref } = props;
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        aria-describedby={describedBy}
        className={props.className ?? "btn small quiet"}
        disabled={isPending}
        onClick={() => picker.current?.click()}
        ref={ref}
        type="button"
      >
        {icon}
        {isPending ? "Uploading…" : children}
      </button>
      <input
        accept={PHOTO_TYPES}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Without this, choosing the same file again fires no change event.
          target.value = "";
        }}
        ref={picker}
        type="file"
      />
    </>
  );
}

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
