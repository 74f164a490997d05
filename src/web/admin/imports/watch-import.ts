import { type ImportProgress, importProgressSchema } from "#contract/imports.ts";

/** After a line to the shop that broke for good, in milliseconds. */
const LOOK_AGAIN_AFTER = 3000;

type Watcher = {
  onProgress: (progress: ImportProgress) => void;
  onEnd: () => void;
  /** The line broke; it is tried again in a moment. */
  onBroken: () => void;
};

/** Follows a run by server-sent events until it ends. @returns how to stop following it */
export function watchImport(
  syncLogId: number,
  { onProgress, onEnd, onBroken }: Watcher,
): () => void {
  let events: EventSource;
  let again: ReturnType<typeof setTimeout> | undefined;
  const connect = () => {
    events = new EventSource(`/api/sync-logs/${syncLogId}/events`);
    events.addEventListener("progress", ({ data }: MessageEvent<string>) =>
      onProgress(importProgressSchema.parse(JSON.parse(data))),
    );
    events.addEventListener("end", () => {
      events.close();
      onEnd();
    });
    // The browser tries again by itself, unless it was refused.
    events.addEventListener("error", () => {
      if (events.readyState !== EventSource.CLOSED) return;
      onBroken();
      again = setTimeout(connect, LOOK_AGAIN_AFTER);
    });
  };
  connect();
  return () => {
    clearTimeout(again);
    events.close();
  };
}
