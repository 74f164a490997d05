import { type ImportProgress, importProgressSchema } from "#contract/importing/imports.ts";

/** Milliseconds before reconnecting after the browser gave up. */
const RECONNECT_DELAY_MS = 3000;

type Watcher = {
  onProgress: (progress: ImportProgress) => void;
  onEnd: () => void;
  /** Called when the connection closed; it is retried. */
  onBroken: () => void;
};

/** Follows an import by server-sent events until it ends. @returns a function that stops it */
export function watchImport(
  syncLogId: number,
  { onProgress, onEnd, onBroken }: Watcher,
): () => void {
  let events: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const connect = () => {
    events = new EventSource(`/api/sync-logs/${syncLogId}/events`);
    events.addEventListener("progress", ({ data }: MessageEvent<string>) =>
      onProgress(importProgressSchema.parse(JSON.parse(data))),
    );
    events.addEventListener("end", () => {
      events.close();
      onEnd();
    });
    // The browser reconnects by itself unless the response was an error.
    events.addEventListener("error", () => {
      if (events.readyState !== EventSource.CLOSED) return;
      onBroken();
      timer = setTimeout(connect, RECONNECT_DELAY_MS);
    });
  };
  connect();
  return () => {
    clearTimeout(timer);
    events.close();
  };
}
