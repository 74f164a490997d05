import { cutText } from "#contract/cut-text.ts";
import { MESSAGES } from "../messages.ts";
import { deletionOf, useDeleteWithUndo } from "../use-delete-with-undo.ts";

const WORDS = MESSAGES.deleteProduct;
const PATH = "/api/products";

/** The key of the mutation. */
export const PRODUCT_DELETION = deletionOf(PATH);

/** Deletes a piece; it can be restored from the toast, and from the trash for 30 days. */
export const useDeleteProduct = (onDeleted?: (id: number) => void) =>
  useDeleteWithUndo<{ id: number; name: string }>({
    path: PATH,
    refetched: ["/api/inventory", "/api/products", "/api/admin/stats", "/api/trash"],
    deleted: ({ name }) => ({
      title: WORDS.deleted,
      description: WORDS.inTrash(shorten(name)),
    }),
    deleteFailed: WORDS.deleteFailed,
    restored: ({ name }) => ({
      title: WORDS.restored,
      description: WORDS.isBack(shorten(name)),
    }),
    restoreFailed: WORDS.restoreFailed,
    onDeleted: ({ id }) => onDeleted?.(id),
  });

/** A toast has room for about 60 characters. */
const shorten = (name: string): string => cutText(name, 60, "…");
