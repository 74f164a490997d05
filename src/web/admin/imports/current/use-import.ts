import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ImportProgress, SyncLogDetail } from "#contract/importing/imports.ts";
import { refetchImported } from "./refetch-imported.ts";
import { isImportRunning } from "./describe-import.ts";
import { watchImport } from "./watch-import.ts";

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
