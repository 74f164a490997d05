import { useRef, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { z } from "#contract/zod.ts";
import { type Category, newCategorySchema } from "#contract/catalogue/categories.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { DiscardDialog } from "../../forms/discard-dialog.tsx";
import { Select, NamedOptions } from "../../forms/controls.tsx";
import { Form, FormField } from "../../forms/form.tsx";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { SidePanelButtons } from "../../forms/side-panel-buttons.tsx";
import { useUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import { PhotoField } from "../../photos/photo-field.tsx";
import { SidePanel } from "../../side-panel/side-panel.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { useChangeCategory } from "./use-change-category.ts";

type Props = { category: Category; categories: Category[]; onClose: () => void };

const fieldsSchema = newCategorySchema.pick({ name: true }).extend({ image: z.string() });

type Fields = z.infer<typeof fieldsSchema>;

/** The panel with name and photo of a category, and its deletion. */
export function CategoryPanel({ category, categories, onClose }: Props) {
  const before = { name: category.name, image: category.image ?? "" };
  const form = useForm<Fields>({ resolver: zodResolver(fieldsSchema), defaultValues: before });
  const { isDirty } = form.formState;
  const discard = useRef<HTMLDialogElement>(null);
  const change = useChangeCategory();
  useUnsavedChanges(isDirty);
  const close = () => (isDirty ? openDialog(discard) : onClose());
  const submit = (values: Fields) =>
    change.mutate(
      { id: category.id, change: values, earlier: before, title: `${values.name} saved` },
      { onSuccess: onClose, onError: (error) => setFieldErrors(form, error) },
    );
  return (
    <SidePanel className="category-panel" onClose={close} title={`Edit ${category.name}`}>
      <Form form={form} onSubmit={form.handleSubmit(submit)} prefix="category">
        <FormField label="Name" name="name" />
        <Controller
          control={form.control}
          name="image"
          render={({ field }) => (
            <PhotoField
              label="Photo"
              max={1}
              media={category.picture ? [category.picture] : []}
              onChange={([address]) => field.onChange(address ?? "")}
              value={field.value ? [field.value] : []}
            />
          )}
        />
        <SidePanelButtons
          isPending={change.isPending}
          onCancel={close}
          submitLabel={change.isPending ? "Saving…" : "Save"}
        />
      </Form>
      <DeleteCategory categories={categories} category={category} onDeleted={onClose} />
      <DiscardDialog onDiscard={onClose} ref={discard} />
    </SidePanel>
  );
}

type DeleteCategoryProps = { category: Category; categories: Category[]; onDeleted: () => void };

/** Asks where the pieces of a category go, then deletes it. */
function DeleteCategory({ category, categories, onDeleted }: DeleteCategoryProps) {
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
        <Field label="Move its pieces to">
          <Select onChange={({ target }) => setMoveTo(target.value)} value={moveTo}>
            <option value="">No category</option>
            <NamedOptions items={categories.filter(({ id }) => id !== category.id)} />
          </Select>
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
