import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SourceKind } from "#contract/imports.ts";
import type { SyncLog } from "#contract/sync-logs.ts";
import { callApi } from "../api-client/call-api.ts";

/** While a call is under way, how often it is asked which run it became, in milliseconds. */
const LOOK_EVERY = 700;

/**
 * The run to show for sources of these kinds: the one under way, whoever started it and in whatever
 * window, else the one that was last shown here.
 * @param isStarting whether a call that begins one is under way
 */
export function useCurrentImport(kinds: SourceKind[], isStarting: boolean) {
  const [shown, setShown] = useState<number | null>(null);
  const running = useQuery({
    queryKey: ["/api/sync-logs?status=running", ...kinds],
    queryFn: ({ signal }) =>
      callApi<SyncLog[]>("GET", "/api/sync-logs?status=running", undefined, signal),
    refetchInterval: isStarting && shown === null ? LOOK_EVERY : false,
    select: (logs) => logs.find(({ syncType }) => kinds.some((kind) => kind === syncType))?.id,
  });
  if (running.data !== undefined && running.data !== shown) setShown(running.data);
  return { syncLogId: shown, show: setShown };
}
