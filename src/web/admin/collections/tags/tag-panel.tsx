import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { useForm, useFormContext, useWatch, type UseFormReturn } from "react-hook-form";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { DEFAULT_TAG_COLOR, type Tag, newTagSchema } from "#contract/catalogue/tags.ts";
import type { Deleted } from "#contract/operations/trash.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { z } from "#contract/zod.ts";
import { DiscardDialog } from "../../forms/discard-dialog.tsx";
import { useUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import { Input, Select, NamedOptions } from "../../forms/controls.tsx";
import { Form, FormField } from "../../forms/form.tsx";
import { SidePanel } from "../../side-panel/side-panel.tsx";
import { useSlugFollower } from "../../forms/use-slug-follower.ts";
import { SidePanelButtons } from "../../forms/side-panel-buttons.tsx";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { callApi } from "../../api-client/call-api.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { TagBadge } from "./tag-badge.tsx";
import { refetchTagged } from "./refetch-tagged.ts";

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
      <Form form={form} onSubmit={form.handleSubmit((values) => save.mutate(values))} prefix="tag">
        <TagFields isNew={tag === null} />
        {tag && <MergeTag tag={tag} onMerged={onClose} />}
        <SidePanelButtons
          isPending={save.isPending}
          onCancel={cancel}
          submitLabel={tag ? "Update" : "Create"}
        />
      </Form>
      <DiscardDialog onDiscard={onClose} ref={discardDialog} />
    </SidePanel>
  );
}

const TagField = FormField<TagForm>;

const TYPES = [
  { value: "jewelry_type", label: "Jewelry Type" },
  { value: "material", label: "Material" },
];

/** @param isNew whether the slug follows the name */
function TagFields({ isNew }: { isNew: boolean }) {
  const updateSlug = useSlugFollower(isNew);
  return (
    <>
      <TagField label="Name" name="name" options={{ onChange: updateSlug }} />
      <TagField autoCapitalize="none" label="Slug" name="slug" spellCheck={false} />
      <TagField label="Type" name="type">
        <Select options={TYPES} />
      </TagField>
      <ColorField />
    </>
  );
}

const HEX = /^#[0-9a-f]{6}$/i;

/** The color as text and as a color input; both edit the same value. */
function ColorField() {
  const { control, setValue } = useFormContext<TagForm>();
  const [name, typed] = useWatch({ control, name: ["name", "color"] });
  const color = HEX.test(typed) ? typed : DEFAULT_TAG_COLOR;
  const pick = (picked: string) =>
    setValue("color", picked.toUpperCase(), { shouldDirty: true, shouldValidate: true });
  return (
    <TagField label="Color" name="color">
      <div className="stack-close tag-color">
        <Input maxLength={7} spellCheck={false} />
        <input
          aria-label="Pick a color"
          onChange={({ target }) => pick(target.value)}
          type="color"
          value={color.toLowerCase()}
        />
      </div>
      <p className="small">
        <TagBadge tag={{ name: name || "As it will look", color }} />
      </p>
    </TagField>
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

/** Merges a tag into another one. */
function MergeTag({ tag, onMerged }: { tag: Tag; onMerged: () => void }) {
  const tags = useQuery<Tag[]>({ queryKey: ["/api/tags"] });
  const [chosen, setChosen] = useState("");
  const merge = useMergeTag(tag, onMerged);
  const others = (tags.data ?? []).filter(({ id }) => id !== tag.id);
  const into = others.find(({ id }) => String(id) === chosen);
  return (
    <div className="stack-close ruled tag-merge">
      <Field
        label="Merge into"
        help={`Everything tagged ${tag.name} gets the other tag; this one goes to the trash.`}
      >
        <Select onChange={({ target }) => setChosen(target.value)} value={chosen}>
          <option value="">Choose a tag</option>
          <NamedOptions items={others} />
        </Select>
      </Field>
      <button
        className="btn quiet"
        type="button"
        disabled={!into || merge.isPending}
        onClick={() => into && merge.mutate(into)}
      >
        Merge
      </button>
    </div>
  );
}

/** Replaces a tag by another one everywhere and moves it to the trash. */
function useMergeTag(tag: Tag, onMerged: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: (into: Tag) =>
      callApi<Deleted>("POST", `/api/tags/${tag.id}/merge`, { intoId: into.id }),
    onSuccess: async (_deleted, into) => {
      toast({
        title: "Tags merged",
        description: `Everything tagged ${tag.name} is now tagged ${into.name}.`,
      });
      onMerged();
      await refetchTagged(client);
    },
    onError: (error) => showError("Error merging tags", error),
  });
}

/** The form values of a tag. An empty color means the default. */
export const tagFormSchema = newTagSchema.extend({
  color: z.union([z.literal(""), newTagSchema.shape.color.unwrap()], "Must be a valid hex color"),
});
type TagForm = z.infer<typeof tagFormSchema>;

export const EMPTY_TAG: TagForm = {
  name: "",
  slug: "",
  type: "jewelry_type",
  color: DEFAULT_TAG_COLOR,
};

const toTagForm = ({ name, slug, type, color }: Tag): TagForm => ({
  name,
  slug,
  type,
  color,
});

/** The request body. */
export const toTagBody = ({ color, ...form }: TagForm) => ({
  ...form,
  color: color || DEFAULT_TAG_COLOR,
});
