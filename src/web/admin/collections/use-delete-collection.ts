import type { Collection } from "#contract/catalogue/collections.ts";
import { useDeleteWithUndo } from "../use-delete-with-undo.ts";
import { MESSAGES } from "./messages.ts";

export const useDeleteCollection = (onGone: (collection: Collection) => void) =>
  useDeleteWithUndo<Collection>({
    path: "/api/blog-posts",
    refetched: ["/api/blog-posts", "/api/trash"],
    deleted: ({ title }) => ({ title: MESSAGES.deleted, description: title }),
    deleteFailed: MESSAGES.deleteFailed,
    restoreFailed: MESSAGES.restoreFailed,
    onGone,
  });
