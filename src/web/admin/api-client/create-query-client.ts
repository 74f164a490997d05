import { MutationCache, QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { callApi } from "./call-api.ts";

/**
 * The query cache of the admin. Queries never become stale by themselves: changes invalidate them.
 * A query is a GET request to the first element of its key.
 * @param onSignedOut called on every 401
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.status === 401) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => callApi("GET", pathOf(queryKey), undefined, signal),
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Infinity,
        // Browsers' online state is unreliable, so requests are always tried.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

export const pathOf = (key: QueryKey): string => String(key[0]);
