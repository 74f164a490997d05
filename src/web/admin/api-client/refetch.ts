import type { Query, QueryClient } from "@tanstack/react-query";
import { pathOf } from "./create-query-client.ts";

/** Fetches again whatever was read under these paths, "/api/products" and "/api/products/3" alike. */
export async function refetch(client: QueryClient, ...paths: string[]): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey }) => paths.some((path) => isUnder(pathOf(queryKey), path)),
  });
}

/**
 * What was read under a path ended with it: whoever still shows it is left alone, whoever shows it again
 * asks anew. The others are fetched again.
 */
export async function refetchAfterEnd(
  client: QueryClient,
  ended: string,
  ...paths: string[]
): Promise<void> {
  const hasEnded = (query: Query) => isUnder(pathOf(query.queryKey), ended);
  await client.invalidateQueries({ predicate: hasEnded, refetchType: "none" });
  await client.invalidateQueries({
    predicate: (query) =>
      !hasEnded(query) && paths.some((path) => isUnder(pathOf(query.queryKey), path)),
  });
}

const isUnder = (asked: string, path: string): boolean =>
  asked === path || asked.startsWith(`${path}/`) || asked.startsWith(`${path}?`);
