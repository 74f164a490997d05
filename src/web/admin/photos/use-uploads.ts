import { useEffect, useState, useSyncExternalStore } from "react";
import type { StoredPicture } from "#contract/media/media.ts";
import { useAction } from "../use-action.ts";
import { uploadFile } from "./upload-file.ts";
import { type UploadEntry, UploadQueue } from "./upload-queue.ts";

const NONE: UploadEntry[] = [];

/** The uploads of one form, aborted when it unmounts. */
export function useUploads({
  onDone,
  onFailed,
}: {
  onDone: (picture: StoredPicture, position: number) => void;
  onFailed: (entry: UploadEntry) => void;
}) {
  const { mutateAsync: send } = useAction({ keyOf: (job) => job, mutationFn: uploadFile });
  const [queue] = useState(() => new UploadQueue<StoredPicture>({ send, onDone, onFailed }));
  const entries = useSyncExternalStore(queue.subscribe, queue.entries, () => NONE);

  useEffect(() => {
    queue.setWork({ send, onDone, onFailed });
  });

  useEffect(() => {
    window.addEventListener("online", queue.retryOffline);
    return () => {
      window.removeEventListener("online", queue.retryOffline);
      queue.cancelAll();
    };
  }, [queue]);

  const { add, retry, cancel, whenFewerThan } = queue;
  return { entries, add, retry, cancel, whenFewerThan };
}
