import type { QueryClient } from "@tanstack/react-query";
import { refetch } from "../../api-client/refetch.ts";

/** The API paths of the tags and of everything that has tags. */
export const TAGGED_PATHS = [
  "/api/tags",
  "/api/blog-posts",
  "/api/products",
  "/api/inventory",
  "/api/trash",
];

export const refetchTagged = (client: QueryClient): Promise<void> =>
  refetch(client, ...TAGGED_PATHS);
