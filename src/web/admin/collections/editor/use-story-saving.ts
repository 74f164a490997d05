import { type FormEvent, useState } from "react";
import type { Collection } from "#contract/catalogue/collections.ts";
import type { useTagLinks } from "./details/use-tag-links.ts";
import { mergeEdits } from "./drafts/merge-edits.ts";
import { readTyped } from "../../forms/continue-from.ts";
import { toCollectionForm } from "./form/collection-form.ts";
import type { useCollectionForm } from "./form/use-collection-form.ts";
import { type SaveRequest, useSaveCollection } from "./form/use-save-collection.ts";

type Options = {
  state: ReturnType<typeof useCollectionForm>;
  /** The collection as it was opened or saved last; null for a new one. */
  opened: Collection | null;
  /** The collection as it is stored now, with its tags. */
  collection: Collection | null;
  links: ReturnType<typeof useTagLinks>;
  onSaved: (collection: Collection, request: SaveRequest) => void;
  /** Called with the fields that were refused, and with none for a conflict. */
  onRefused: (fields: string[]) => void;
};
type Sending = { isPublishing?: boolean; staysOpen?: boolean };

/** Saving and publishing a story, and what to do about a version that somebody else saved meanwhile. */
export function useStorySaving(options: Options) {
  const { state, opened, collection, links, onSaved, onRefused } = options;
  const { form } = state;
  const [theirs, setTheirs] = useState<Collection | null>(null);
  const save = useSaveCollection({
    id: opened?.id ?? null,
    form,
    onSaved: (saved, request) => {
      setTheirs(null);
      links.resetVersion();
      onSaved(saved, request);
    },
    onConflict: (current) => {
      onRefused([]);
      setTheirs(current);
    },
    onRefused,
  });
  const version = () =>
    theirs?.version ??
    (opened && collection ? links.versionOf(opened.version, collection.version) : undefined);
  const send = ({ isPublishing = false, staysOpen = false }: Sending = {}, event?: FormEvent) =>
    form.handleSubmit(
      (values) => {
        const isPublished = isPublishing || values.isPublished;
        form.setValue("isPublished", isPublished, { shouldDirty: true });
        save.mutate({
          values: { ...values, isPublished },
          sent: readTyped(form),
          version: version(),
          staysOpen,
        });
      },
      (errors) => onRefused(Object.keys(errors)),
    )(event);
  const merge = (current: Collection) =>
    opened && mergeEdits(toCollectionForm(opened), form.getValues(), toCollectionForm(current));
  return {
    isPending: save.isPending,
    theirs,
    send,
    merge,
    keepBoth: (current: Collection) => {
      form.reset(merge(current) ?? form.getValues(), { keepDefaultValues: true });
      void send();
    },
  };
}
