import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Category } from "#contract/catalogue/categories.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";

type Props = { category: Category; categories: Category[]; onDeleted: () => void };

/** Asks where the pieces of a category go, then deletes it. */
export function DeleteCategory({ category, categories, onDeleted }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [moveTo, setMoveTo] = useState("");
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const remove = useAction({
    mutationFn: () => {
      const query = moveTo === "" ? "" : `?moveTo=${moveTo}`;
      return callApi<{ message: string }>("DELETE", `/api/categories/${category.id}${query}`);
    },
    onSuccess: async ({ message }) => {
      dialog.current?.close();
      onDeleted();
      toast({ title: message });
      await refetch(client, "/api/categories", "/api/products", "/api/blog-posts");
    },
    onError: (error) => showError("Couldn’t delete the category", error),
  });
  return (
    <div className="category-delete">
      <button className="link" onClick={() => openDialog(dialog)} type="button">
        Delete this category
      </button>
      <Dialog
        className="desk-dialog"
        id="delete-category"
        ref={dialog}
        title={`Delete ${category.name}?`}
      >
        <p>You can’t undo this. Its pieces and collections stay, and move to another category.</p>
        <Field id="category-move-to" label="Move its pieces to">
          <select
            id="category-move-to"
            onChange={(event) => setMoveTo(event.target.value)}
            value={moveTo}
          >
            <option value="">No category</option>
            {categories
              .filter(({ id }) => id !== category.id)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        </Field>
        <div className="desk-dialog-buttons">
          <button
            className="btn"
            disabled={remove.isPending}
            onClick={() => remove.mutate()}
            type="button"
          >
            Delete
          </button>
          <button className="btn quiet" onClick={() => dialog.current?.close()} type="button">
            Cancel
          </button>
        </div>
      </Dialog>
    </div>
  );
}
