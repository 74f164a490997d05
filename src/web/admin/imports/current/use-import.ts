import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import {
  type ImportProgress,
  type SyncLogDetail,
  importProgressSchema,
} from "#contract/importing/imports.ts";
import { refetchImported } from "./refetch-imported.ts";
import { isImportRunning } from "./describe-import.ts";

/**
 * An import and its progress, which server-sent events update while it runs in any process.
 */
export function useImport(syncLogId: number) {
  const client = useQueryClient();
  const path = `/api/sync-logs/${syncLogId}`;
  const query = useQuery<SyncLogDetail>({ queryKey: [path] });
  const [live, setLive] = useState<ImportProgress | null>(null);
  const isRunning = query.data?.progress != null && isImportRunning(query.data.progress.state);

  useEffect(() => {
    if (!isRunning) return undefined;
    return watchImport(syncLogId, {
      onProgress: setLive,
      onEnd: () => {
        setLive(null);
        void refetchImported(client);
      },
      onBroken: () => void client.invalidateQueries({ queryKey: [`/api/sync-logs/${syncLogId}`] }),
    });
  }, [client, isRunning, syncLogId]);

  return {
    ...query,
    progress: (isRunning ? live : null) ?? query.data?.progress ?? null,
    isRunning,
  };
}

/** Milliseconds before reconnecting after the browser gave up. */
const RECONNECT_DELAY_MS = 3000;

type Watcher = {
  onProgress: (progress: ImportProgress) => void;
  onEnd: () => void;
  /** Called when the connection closed; it is retried. */
  onBroken: () => void;
};

/** Follows an import by server-sent events until it ends. @returns a function that stops it */
function watchImport(syncLogId: number, { onProgress, onEnd, onBroken }: Watcher): () => void {
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
