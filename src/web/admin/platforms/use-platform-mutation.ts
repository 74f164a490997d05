import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi, type Method } from "../api-client/call-api.ts";
import { holdRow } from "../hold-row.ts";
import { refetch, refetchAfterEnd } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

export type PlatformRequest<Result> = {
  method: Method;
  path: string;
  body?: unknown;
  /** Whether the request deletes the resource, so that its path is not fetched again. */
  endsPath?: boolean;
  /** The toast on success; omitted, there is none. */
  done?: string | ((result: Result) => { title: string; description?: string; undo?: string });
  failed: string;
};

/** The API paths whose data platforms change. */
const SHOWING = [
  "/api/platforms",
  "/api/external-orders",
  "/api/double-sales",
  "/api/sync-logs",
  "/api/orders",
  "/api/admin/stats",
];

/** Invalidates everything that a platform may change. */
export const refetchPlatforms = (client: QueryClient) => refetch(client, ...SHOWING);

/**
 * Sends a request about a platform, shows the outcome in a toast and invalidates what it changes.
 * @param queue of settings that are saved as they are chosen: each choice waits for the one before
 */
export function usePlatformMutation<Result = unknown>(
  onDone?: (result: Result) => void,
  queue?: string,
) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const refresh = () => refetchPlatforms(client);
  const undo = useAction({
    mutationFn: (path: string) => callApi("POST", path),
    onSuccess: refresh,
    onError: (error) => showError("Couldn’t undo", error),
  });
  return useAction({
    keyOf: ({ method, path }) => `${method} ${path}`,
    ...(queue !== undefined && { scope: { id: queue } }),
    mutationFn: ({ method, path, body }: PlatformRequest<Result>) =>
      callApi<Result>(method, path, body),
    onSuccess: async (result, { path, endsPath, done }) => {
      const message = typeof done === "function" ? done(result) : done && { title: done };
      if (message) {
        const { undo: undoPath } = message as { undo?: string };
        toast({
          ...message,
          action: undoPath ? { label: "Undo", onPress: () => undo.mutate(undoPath) } : undefined,
        });
      }
      onDone?.(result);
      await holdRow();
      await (endsPath ? refetchAfterEnd(client, path, ...SHOWING) : refresh());
    },
    onError: async (error, { failed }) => {
      showError(failed, error);
      await refresh();
    },
  });
}
