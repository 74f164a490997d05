import type { QueryClient } from "@tanstack/react-query";
import { refetch } from "../../api-client/refetch.ts";

/** Invalidates everything that an import may change. */
export const refetchImported = (client: QueryClient): Promise<void> =>
  refetch(
    client,
    "/api/sync-logs",
    "/api/products",
    "/api/inventory",
    "/api/tags",
    "/api/blog-posts",
    "/api/admin/stats",
    "/api/import-queue",
    "/api/removal-queue",
    "/api/trash",
  );
