import { zodResolver } from "@hookform/resolvers/zod";
import { useRef } from "react";
import {
  Controller,
  FormProvider,
  useForm,
  useFormContext,
  useWatch,
  type UseFormReturn,
} from "react-hook-form";
import { useQueryClient } from "@tanstack/react-query";
import { DEFAULT_TAG_COLOR, type Tag } from "#contract/catalogue/tags.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { DiscardDialog } from "../../forms/discard-dialog.tsx";
import { useUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import { fieldAriaProps } from "../../forms/field-aria-props.ts";
import { SidePanel } from "../../side-panel/side-panel.tsx";
import { MergeTag } from "./merge-tag.tsx";
import { TagBadge } from "./tag-badge.tsx";
import { EMPTY_TAG, type TagForm, tagFormSchema, toTagForm, toTagBody } from "./tag-form.ts";
import { useSlugFollower } from "../../forms/use-slug-follower.ts";
import { SidePanelButtons } from "../../forms/side-panel-buttons.tsx";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetchTagged } from "./refetch-tagged.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";

type Props = {
  /** null for a new tag. */
  tag: Tag | null;
  onClose: () => void;
};

/** The panel that adds or edits a tag. */
export function TagPanel({ tag, onClose }: Props) {
  const form = useForm<TagForm>({
    resolver: zodResolver(tagFormSchema),
    defaultValues: tag ? toTagForm(tag) : EMPTY_TAG,
    mode: "onSubmit",
    reValidateMode: "onChange",
  });
  const save = useSaveTag({ id: tag?.id ?? null, form, onSaved: onClose });
  const isUnsaved = form.formState.isDirty && !save.isSuccess;
  useUnsavedChanges(isUnsaved);
  const discardDialog = useRef<HTMLDialogElement>(null);
  const cancel = () => (isUnsaved ? openDialog(discardDialog) : onClose());
  return (
    <SidePanel title={tag ? "Edit Tag" : "Create Tag"} onClose={cancel}>
      <FormProvider {...form}>
        <form noValidate onSubmit={form.handleSubmit((values) => save.mutate(values))}>
          <TagFields isNew={tag === null} />
          {tag && <MergeTag tag={tag} onMerged={onClose} />}
          <SidePanelButtons
            isPending={save.isPending}
            onCancel={cancel}
            submitLabel={tag ? "Update" : "Create"}
          />
        </form>
      </FormProvider>
      <DiscardDialog onDiscard={onClose} ref={discardDialog} />
    </SidePanel>
  );
}

/** @param isNew whether the slug follows the name */
function TagFields({ isNew }: { isNew: boolean }) {
  const { register, formState } = useFormContext<TagForm>();
  const { errors } = formState;
  const updateSlug = useSlugFollower(isNew);
  return (
    <>
      <Field id="tag-name" label="Name" error={errors.name?.message}>
        <input
          id="tag-name"
          autoComplete="off"
          {...fieldAriaProps("tag-name", errors.name)}
          {...register("name", { onChange: updateSlug })}
        />
      </Field>
      <Field id="tag-slug" label="Slug" error={errors.slug?.message}>
        <input
          id="tag-slug"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...fieldAriaProps("tag-slug", errors.slug)}
          {...register("slug")}
        />
      </Field>
      <Field id="tag-type" label="Type" error={errors.type?.message}>
        <select id="tag-type" {...register("type")}>
          <option value="jewelry_type">Jewelry Type</option>
          <option value="material">Material</option>
        </select>
      </Field>
      <ColorField />
    </>
  );
}

const HEX = /^#[0-9a-f]{6}$/i;

/** The color as text and as a color input; both edit the same value. */
function ColorField() {
  const { control, formState } = useFormContext<TagForm>();
  const name = useWatch({ control, name: "name" });
  const error = formState.errors.color;
  return (
    <Controller
      control={control}
      name="color"
      render={({ field: { value, onChange, onBlur, ref } }) => {
        const color = HEX.test(value) ? value : DEFAULT_TAG_COLOR;
        return (
          <Field id="tag-color" label="Color" error={error?.message}>
            <div className="tag-color">
              <input
                id="tag-color"
                ref={ref}
                autoComplete="off"
                spellCheck={false}
                maxLength={7}
                value={value}
                onBlur={onBlur}
                onChange={onChange}
                {...fieldAriaProps("tag-color", error)}
              />
              <input
                type="color"
                aria-label="Pick a color"
                value={color.toLowerCase()}
                onChange={({ target }) => onChange(target.value.toUpperCase())}
              />
            </div>
            <p className="tag-preview">
              <TagBadge tag={{ name: name || "As it will look", color }} />
            </p>
          </Field>
        );
      }}
    />
  );
}

type Options = { id: number | null; form: UseFormReturn<TagForm>; onSaved: () => void };

/** Creates or updates a tag and shows field errors in the form. */
function useSaveTag({ id, form, onSaved }: Options) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: (values: TagForm) =>
      id === null
        ? callApi<Tag>("POST", "/api/tags", toTagBody(values))
        : callApi<Tag>("PUT", `/api/tags/${id}`, toTagBody(values)),
    onSuccess: async () => {
      toast({ title: id === null ? "Tag created successfully" : "Tag updated successfully" });
      onSaved();
      await refetchTagged(client);
    },
    onError: (error) => {
      showError(id === null ? "Error creating tag" : "Error updating tag", error);
      setFieldErrors(form, error);
    },
  });
}
