import { useDeleteWithUndo } from "./use-delete-with-undo.ts";

/** Deletes a piece; it can be restored from the toast, and from the trash for 30 days. */
export const useDeleteProduct = (onDeleted?: (id: number) => void) =>
  useDeleteWithUndo<{ id: number; name: string }>({
    path: "/api/products",
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
const shorten = (name: string): string => (name.length <= 60 ? name : `${name.slice(0, 59)}…`);
