import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import type { Method } from "../api-client/fetch-api.ts";
import { refetch, refetchAfterEnd } from "../api-client/refetch.ts";
import { useErrorToast } from "../use-error-toast.ts";

export type PlatformRequest<Answer> = {
  method: Method;
  path: string;
  body?: unknown;
  /** It is let go: what was read under its path is not there to be fetched again. */
  endsPath?: boolean;
  /** What the toast says when it went well; nothing says nothing. */
  done?: string | ((answer: Answer) => { title: string; description?: string; undo?: string });
  failed: string;
};

/** Whatever may show what a platform did. */
const SHOWING = [
  "/api/platforms",
  "/api/external-orders",
  "/api/double-sales",
  "/api/sync-logs",
  "/api/orders",
  "/api/admin/stats",
];

/** Fetches again whatever may show what a platform did. */
export const refetchPlatforms = (client: QueryClient) => refetch(client, ...SHOWING);

/** Does something with a platform, says how it went, and fetches again whatever may show it. */
export function usePlatformMutation<Answer = unknown>(onDone?: (answer: Answer) => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const seen = () => refetchPlatforms(client);
  const undo = (path: string) =>
    callApi("POST", path).then(seen, (error: Error) =>
      showError("It could not be brought back", error),
    );
  return useMutation({
    mutationFn: ({ method, path, body }: PlatformRequest<Answer>) =>
      callApi<Answer>(method, path, body),
    onSuccess: async (answer, { path, endsPath, done }) => {
      const said = typeof done === "function" ? done(answer) : done && { title: done };
      if (said) {
        const { undo: undoPath } = said as { undo?: string };
        toast({
          ...said,
          action: undoPath ? { label: "Undo", onPress: () => void undo(undoPath) } : undefined,
        });
      }
      onDone?.(answer);
      await (endsPath ? refetchAfterEnd(client, path, ...SHOWING) : seen());
    },
    onError: async (error, { failed }) => {
      showError(failed, error);
      await seen();
    },
  });
}
