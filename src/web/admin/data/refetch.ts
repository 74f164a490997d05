import type { QueryClient } from "@tanstack/react-query";
import { pathOf } from "./create-query-client.ts";

/** Fetches again whatever was read under these paths, "/api/products" and "/api/products/3" alike. */
export async function refetch(client: QueryClient, ...paths: string[]): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey }) => paths.some((path) => isUnder(pathOf(queryKey), path)),
  });
}

const isUnder = (asked: string, path: string): boolean =>
  asked === path || asked.startsWith(`${path}/`) || asked.startsWith(`${path}?`);
