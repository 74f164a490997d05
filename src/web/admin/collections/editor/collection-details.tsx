import { type ReactNode, useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useFormState, Controller, useFormContext, useWatch } from "react-hook-form";
import type { Collection } from "#contract/catalogue/collections.ts";
import type { Picture } from "#contract/media/media.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { toInstant, toWallClock } from "#contract/zoned-time.ts";
import { Field } from "#web/ui/field.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { TagBadge } from "../tags/tag-badge.tsx";
import { Versions } from "../versions/versions.tsx";
import type { CollectionForm } from "./collection-form.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { Input } from "../../forms/controls.tsx";
import { FormSwitch } from "../../forms/form.tsx";
import { formatDateTime } from "../../formatting/format-day.ts";
import { CategoryField, ImagesField, SlugField } from "./collection-fields.tsx";
import { CollectionPieces } from "./collection-pieces.tsx";
import type { useTagLinks } from "./use-tag-links.ts";
import { CopyPreviewLink, PreviewLinkText, usePreviewLink } from "./copy-preview-link.tsx";
import "./collection-details.css";

type Props = {
  /** The collection as it was opened; null for a new one. */
  opened: Collection | null;
  /** The collection as it is stored now. */
  collection: Collection | null;
  links: ReturnType<typeof useTagLinks>;
  /** The known pictures of the form. */
  media: Picture[];
  onPicture: (picture: Picture) => void;
  onRestored: () => void;
  /** Buttons for which the head of the editor has no room. */
  children: ReactNode;
};

/** Everything of a collection but its text. */
export function CollectionDetails(props: Props) {
  const { opened, collection, links, media, onPicture, onRestored, children } = props;
  return (
    <>
      <ImagesField media={media} onPicture={onPicture} />
      <PublishField />
      <SlugField isNew={opened === null} />
      <CategoryField />
      {collection && <CollectionTags collection={collection} links={links} />}
      <CollectionPieces collectionId={opened?.id ?? null} />
      {collection && (
        <div className="cluster collection-editor-ways">
          <PreviewLinks collection={collection} />
          <Versions collection={collection} onRestored={onRestored} />
        </div>
      )}
      {children && <div className="cluster collection-editor-ways">{children}</div>}
    </>
  );
}

type CollectionTagsProps = { collection: Collection; links: ReturnType<typeof useTagLinks> };

/** The tags of a collection and those to add. Each change is saved at once. */
function CollectionTags({ collection, links: { add, remove } }: CollectionTagsProps) {
  const tags = useQuery<Tag[]>({ queryKey: ["/api/tags"] });
  const group = useRef<HTMLFieldSetElement>(null);
  const all = tags.data ?? [];
  const current = collection.tagIds.flatMap((id) => all.find((tag) => tag.id === id) ?? []);
  const others = all.filter(({ id }) => !collection.tagIds.includes(id));
  // The pressed button is removed, so the group takes the focus.
  const focusGroup = { onSuccess: () => group.current?.focus() };
  return (
    <fieldset className="stack-close collection-tags" ref={group} tabIndex={-1}>
      <legend className="label">Tags</legend>
      {current.length === 0 && <p className="help muted">No tags yet. Add one from below.</p>}
      <ul aria-label="Current tags">
        {current.map((tag) => (
          <li key={tag.id}>
            <TagBadge tag={tag} />
            <button
              type="button"
              aria-label={`Remove ${tag.name}`}
              onClick={() => remove.mutate(tag.id, focusGroup)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <ul aria-label="Add tags" className="collection-tags-more">
          {others.map(({ id, name, type }) => (
            <li key={id}>
              <button type="button" onClick={() => add.mutate(id, focusGroup)}>
                <bdi>{name}</bdi> ({type === "material" ? "Material" : "Type"})
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

/** Links to the collection's public page; a draft has a preview link to share. */
function PreviewLinks({ collection }: { collection: Collection }) {
  const { isDirty } = useFormState<CollectionForm>();
  const { id, slug, isPublished } = collection;
  const link = usePreviewLink(id);
  const end = useEndPreviewLinks(id, link.reset);
  return (
    <div className="preview-links">
      {/* Drafts are visible to the signed-in user on the public pages too. */}
      <a className="btn small quiet" href={`/collections/${slug}`} target="_blank">
        {isPublished ? "View the page" : "Preview"}
      </a>
      {!isPublished && <CopyPreviewLink link={link} />}
      {!isPublished && (
        <button
          className="btn small quiet"
          type="button"
          disabled={end.isPending}
          onClick={() => end.mutate()}
        >
          End preview links
        </button>
      )}
      {isDirty && <p className="help">Shows the version you saved last.</p>}
      {link.data && !isPublished && <PreviewLinkText {...link.data} />}
    </div>
  );
}

/** @param onEnded called once the links handed out show nothing any more */
function useEndPreviewLinks(id: number, onEnded: () => void) {
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: () => callApi("DELETE", `/api/blog-posts/${id}/preview-link`),
    onSuccess: () => {
      onEnded();
      toast({
        title: "Preview links ended",
        description: "They no longer show the draft.",
      });
    },
    onError: (error) => showError("Couldn’t end the preview links", error),
  });
}

/** Publishes the collection, schedules it, or keeps it a draft. */
function PublishField() {
  const { control, setValue, formState } = useFormContext<CollectionForm>();
  const isPublished = useWatch({ control, name: "isPublished" });
  return (
    <div className="stack-close">
      <FormSwitch<CollectionForm>
        label="Published"
        name="isPublished"
        onChange={(isOn) => {
          // Publishing now clears the schedule.
          if (isOn) setValue("publishAt", null, { shouldDirty: true });
        }}
      />
      {!isPublished && (
        <Controller
          control={control}
          name="publishAt"
          render={({ field }) => (
            <PublishAt
              value={field.value}
              onChange={field.onChange}
              error={formState.errors.publishAt?.message}
            />
          )}
        />
      )}
    </div>
  );
}

type PublishAtProps = {
  /** ISO 8601. */
  value: string | null;
  onChange: (instant: string | null) => void;
  error: string | undefined;
};

function PublishAt({ value, onChange, error }: PublishAtProps) {
  const { timeZone } = useDesk().settings;
  const [typed, setTyped] = useState(value ? toWallClock(value, timeZone) : "");
  // A value changed elsewhere replaces the typed text.
  const known = value ? toWallClock(value, timeZone) : "";
  const shown = toInstant(typed, timeZone) === value ? typed : known;
  const help = value
    ? `Publishes on ${formatDateTime(value, timeZone)}.`
    : `Your shop’s time (${timeZone}). Leave blank to keep it a draft.`;
  return (
    <Field id="collection-publish-at" label="Schedule for" help={help} error={error}>
      <div className="toolbar publish-at">
        <Input
          type="datetime-local"
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(toInstant(target.value, timeZone));
          }}
        />
        {value && (
          <button
            className="btn small quiet"
            type="button"
            onClick={() => {
              setTyped("");
              onChange(null);
            }}
          >
            Clear the time
          </button>
        )}
      </div>
    </Field>
  );
}
