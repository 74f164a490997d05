import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SourceKind } from "#contract/importing/imports.ts";
import type { SyncLog } from "#contract/channels/sync-logs.ts";
import { callApi } from "../../api-client/call-api.ts";

/** Poll interval in milliseconds while a request starts an import. */
const POLL_INTERVAL_MS = 700;

/**
 * The import to show for sources of these kinds: the running one, whoever started it, else the last
 * one shown here.
 * @param isStarting whether a request that starts an import is pending
 */
export function useCurrentImport(kinds: SourceKind[], isStarting: boolean) {
  const [shown, setShown] = useState<number | null>(null);
  const running = useQuery({
    queryKey: ["/api/sync-logs?status=running", ...kinds],
    queryFn: ({ signal }) =>
      callApi<SyncLog[]>("GET", "/api/sync-logs?status=running", undefined, signal),
    refetchInterval: isStarting && shown === null ? POLL_INTERVAL_MS : false,
    select: (logs) => logs.find(({ syncType }) => kinds.some((kind) => kind === syncType))?.id,
  });
  if (running.data !== undefined && running.data !== shown) setShown(running.data);
  return { syncLogId: shown, show: setShown };
}

/** The id of the sync log that a response names. */
export function readImportId(response: Response): number | null {
  return Number(response.headers.get("X-Sync-Log-Id")) || null;
}
