import type { Query, QueryClient } from "@tanstack/react-query";
import { pathOf } from "./create-query-client.ts";

/** Invalidates all queries under these paths: "/api/products" includes "/api/products/3". */
export async function refetch(client: QueryClient, ...paths: string[]): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey }) => paths.some((path) => isUnder(pathOf(queryKey), path)),
  });
}

/**
 * As refetch, once the last queued mutation of a key has ended: an answer before would take back what the others
 * show already.
 */
export async function refetchAfterLast(
  client: QueryClient,
  mutationKey: string,
  ...paths: string[]
): Promise<void> {
  // The one that calls this is still counted.
  if (client.isMutating({ mutationKey: [mutationKey] }) <= 1) await refetch(client, ...paths);
}

/**
 * Invalidates queries after a resource was deleted. Queries under the deleted path are not fetched
 * again until a component mounts them.
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

/**
 * Fetches again what failed or was still on its way when the user signed in again: a late 401 of the former
 * session would ask to sign in once more.
 */
export async function refetchAfterSignIn(client: QueryClient): Promise<void> {
  await client.cancelQueries();
  await client.invalidateQueries({
    predicate: ({ state }) => state.status !== "success" || state.isInvalidated,
  });
}
