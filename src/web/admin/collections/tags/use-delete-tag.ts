import type { Tag } from "#contract/catalogue/tags.ts";
import { useDeleteWithUndo } from "../../use-delete-with-undo.ts";
import { TAGGED_PATHS } from "./refetch-tagged.ts";
import { MESSAGES } from "./messages.ts";

/** Deletes a tag; restored, it is back on everything it was on. */
export const useDeleteTag = (onGone: (tag: Tag) => void) =>
  useDeleteWithUndo<Tag>({
    path: "/api/tags",
    refetched: TAGGED_PATHS,
    deleted: ({ name }) => ({ title: MESSAGES.deleted, description: name }),
    deleteFailed: MESSAGES.deleteFailed,
    restoreFailed: MESSAGES.restoreFailed,
    onGone,
  });
