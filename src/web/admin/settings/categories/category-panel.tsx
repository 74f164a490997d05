import { useRef } from "react";
import { Controller, useForm } from "react-hook-form";
import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "#contract/zod.ts";
import { type Category, newCategorySchema } from "#contract/catalogue/categories.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { DiscardDialog } from "../../forms/discard-dialog.tsx";
import { fieldAriaProps } from "../../forms/field-aria-props.ts";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { SidePanelButtons } from "../../forms/side-panel-buttons.tsx";
import { useUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import { PhotoField } from "../../photos/photo-field.tsx";
import { SidePanel } from "../../side-panel/side-panel.tsx";
import { DeleteCategory } from "./delete-category.tsx";
import { useChangeCategory } from "./use-change-category.ts";

type Props = { category: Category; categories: Category[]; onClose: () => void };

const fieldsSchema = newCategorySchema.pick({ name: true }).extend({ image: z.string() });
type Fields = z.infer<typeof fieldsSchema>;

/** The panel with name and photo of a category, and its deletion. */
export function CategoryPanel({ category, categories, onClose }: Props) {
  const before = { name: category.name, image: category.image ?? "" };
  const form = useForm<Fields>({ resolver: zodResolver(fieldsSchema), defaultValues: before });
  const { isDirty, errors } = form.formState;
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
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <Field error={errors.name?.message} id="category-name" label="Name">
          <input
            dir="auto"
            id="category-name"
            {...fieldAriaProps("category-name", errors.name)}
            {...form.register("name")}
          />
        </Field>
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
      </form>
      <DeleteCategory categories={categories} category={category} onDeleted={onClose} />
      <DiscardDialog onDiscard={onClose} ref={discard} />
    </SidePanel>
  );
}
