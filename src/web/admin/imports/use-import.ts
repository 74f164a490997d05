import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ImportProgress, SyncLogDetail } from "#contract/imports.ts";
import { refetchImported } from "./refetch-imported.ts";
import { isImportRunning } from "./describe-import.ts";
import { watchImport } from "./watch-import.ts";

/**
 * An import and its progress, which server-sent events update while it runs in any process.
 */
export function useImport(syncLogId: number) {
  const client = useQueryClient();
  const path = `/api/sync-logs/${syncLogId}`;
  const run = useQuery<SyncLogDetail>({ queryKey: [path] });
  const [live, setLive] = useState<ImportProgress | null>(null);
  const isRunning = run.data?.progress != null && isImportRunning(run.data.progress.state);

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

  return { ...run, progress: (isRunning ? live : null) ?? run.data?.progress ?? null, isRunning };
}
