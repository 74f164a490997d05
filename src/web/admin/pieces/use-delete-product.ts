import { cutText } from "#contract/cut-text.ts";
import { deletionOf, useDeleteWithUndo } from "../use-delete-with-undo.ts";

const PATH = "/api/products";

/** The key of the mutation. */
export const PRODUCT_DELETION = deletionOf(PATH);

/** Deletes a piece; it can be restored from the toast, and from the trash for 30 days. */
export const useDeleteProduct = (onDeleted?: (id: number) => void) =>
  useDeleteWithUndo<{ id: number; name: string }>({
    path: PATH,
    refetched: ["/api/inventory", "/api/products", "/api/admin/stats", "/api/trash"],
    deleted: ({ name }) => ({
      title: "Product deleted successfully!",
      description: `${shorten(name)} is in Trash for 30 days.`,
    }),
    deleteFailed: "Failed to delete product",
    restored: ({ name }) => ({
      title: "Restored successfully",
      description: `${shorten(name)} is back.`,
    }),
    restoreFailed: "Failed to restore product",
    onDeleted: ({ id }) => onDeleted?.(id),
  });

/** A toast has room for about 60 characters. */
const shorten = (name: string): string => cutText(name, 60, "…");
