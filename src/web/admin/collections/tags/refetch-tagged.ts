import type { QueryClient } from "@tanstack/react-query";
import { refetch } from "../../api-client/refetch.ts";

/** Fetches again the tags and all that bears them. */
export const refetchTagged = (client: QueryClient): Promise<void> =>
  refetch(client, "/api/tags", "/api/blog-posts", "/api/products", "/api/inventory", "/api/trash");
