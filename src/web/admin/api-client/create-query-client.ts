import { MutationCache, QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { callApi } from "./call-api.ts";

/**
 * What the desk knows of the shop: fetched once, fetched again only after a change. A read is a GET on
 * the first element of its key.
 * @param onSignedOut when any call is told that nobody is signed in
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
        // A phone that believes itself offline may be wrong: the call itself tells.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

export const pathOf = (key: QueryKey): string => String(key[0]);
