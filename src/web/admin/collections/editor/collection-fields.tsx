import { useQuery } from "@tanstack/react-query";
import { Controller, type FieldErrors, useFormContext, useWatch } from "react-hook-form";
import { useState } from "react";
import type { Category } from "#contract/catalogue/categories.ts";
import type { Picture } from "#contract/media/media.ts";
import { Field } from "#web/ui/field.tsx";
import { Select, TextArea, NamedOptions } from "../../forms/controls.tsx";
import { FormField } from "../../forms/form.tsx";
import { RichTextField } from "../../rich-text/rich-text-field.tsx";
import { PhotoField } from "../../photos/photo-field.tsx";
import { useSlugFollower } from "../../forms/use-slug-follower.ts";
import { type CollectionForm, readImageLines } from "./collection-form.ts";

const isSame = (a: string[], b: string[]) => a.length === b.length && a.every((x, i) => x === b[i]);

const CollectionField = FormField<CollectionForm>;

/** Title and description. @param isNew whether the slug follows the title */
export function NameFields({ isNew }: { isNew: boolean }) {
  const updateSlug = useSlugFollower(isNew);
  return (
    <>
      <CollectionField
        label="Title"
        name="title"
        options={{ onChange: updateSlug, setValueAs: joinLines }}
      >
        {/* A long title wraps as on the page, but is one line. */}
        <TextArea
          autoComplete="off"
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          placeholder="Title"
          rows={1}
        />
      </CollectionField>
      <CollectionField label="Description" name="description" placeholder="Description" rows={3} />
    </>
  );
}

const joinLines = (text: string): string =>
  text
    .split(/\n\s*/)
    .map((line) => line.trimEnd())
    .join(" ");

export function SlugField({ isNew }: { isNew: boolean }) {
  const { control, formState } = useFormContext<CollectionForm>();
  const slug = useWatch({ control, name: "slug" });
  const { defaultValues } = formState;
  const help =
    !isNew && slug !== defaultValues?.slug
      ? `Web address: /collections/${slug}. The old address will lead there.`
      : slug
        ? `Web address: /collections/${slug}`
        : "The end of its web address: lowercase letters, digits, and hyphens.";
  return (
    <CollectionField
      autoCapitalize="none"
      help={help}
      label="Slug"
      name="slug"
      spellCheck={false}
    />
  );
}

/** @param onCaret called with the index of the block that holds the caret */
export function ContentField({ onCaret }: { onCaret: (block: number) => void }) {
  const { control, formState } = useFormContext<CollectionForm>();
  return (
    <Controller
      control={control}
      name="content"
      render={({ field }) => (
        <RichTextField
          id="collection-content"
          label="Content"
          value={field.value}
          onChange={field.onChange}
          onCaret={onCaret}
          error={formState.errors.content?.message}
        />
      )}
    />
  );
}

type ImagesProps = { media: Picture[]; onPicture: (picture: Picture) => void };

/** The images as photos and as URLs. Both edit the same list. */
export function ImagesField({ media, onPicture }: ImagesProps) {
  const { control, formState } = useFormContext<CollectionForm>();
  const error = firstMessage(formState.errors.images);
  return (
    <Controller
      control={control}
      name="images"
      render={({ field: { value, onChange } }) => (
        <>
          <PhotoField
            value={value}
            media={media}
            onChange={onChange}
            onPicture={onPicture}
            max={100}
          />
          <ImageUrlsField error={error} onChange={onChange} value={value} />
        </>
      )}
    />
  );
}

export function CategoryField() {
  const categories = useQuery<Category[]>({ queryKey: ["/api/categories"] });
  return (
    <CollectionField label="Category" name="categoryId">
      {/* Remounted when the options arrive: a select drops a value without an option. */}
      <Select disabled={categories.isPending} key={String(categories.isPending)}>
        <option value="">No category</option>
        <NamedOptions items={categories.data} />
      </Select>
    </CollectionField>
  );
}

/** The message of the list, or of its first invalid line with the line number. */
function firstMessage(errors: FieldErrors<CollectionForm>["images"]): string | undefined {
  if (!errors) return undefined;
  if (errors.message) return errors.message;
  const lines = Array.isArray(errors) ? errors : [];
  const at = lines.findIndex(Boolean);
  const message: unknown = lines[at]?.message;
  return typeof message === "string" ? `Line ${at + 1}: ${message}` : undefined;
}

type ImageUrlsProps = {
  value: string[];
  onChange: (urls: string[]) => void;
  error: string | undefined;
};

/** The image URLs as text, one per line. A line is not changed while it is typed. */
function ImageUrlsField({ value, onChange, error }: ImageUrlsProps) {
  const [text, setText] = useState(value.join("\n"));
  // A list changed elsewhere replaces the text; otherwise the typed line breaks stay.
  const shown = isSame(readImageLines(text), value) ? text : value.join("\n");
  return (
    <Field error={error} help="Enter image URLs, one per line" label="Images">
      <TextArea
        onChange={({ target }) => {
          setText(target.value);
          onChange(readImageLines(target.value));
        }}
        rows={4}
        spellCheck={false}
        value={shown}
      />
    </Field>
  );
}
