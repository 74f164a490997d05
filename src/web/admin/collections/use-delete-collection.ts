import type { Collection } from "#contract/catalogue/collections.ts";
import { useDeleteWithUndo } from "../use-delete-with-undo.ts";

export const useDeleteCollection = (onGone: (collection: Collection) => void) =>
  useDeleteWithUndo<Collection>({
    path: "/api/blog-posts",
    refetched: ["/api/blog-posts", "/api/trash"],
    deleted: ({ title }) => ({ title: "Collection deleted successfully", description: title }),
    deleteFailed: "Error deleting collection",
    restoreFailed: "The collection could not be restored",
    onGone,
  });
