import { useState } from "react";
import { FormProvider } from "react-hook-form";
import type { Collection } from "#contract/collections.ts";
import type { Picture } from "#contract/media.ts";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { CategoryField, ContentField, ImagesField, NameFields } from "./collection-fields.tsx";
import { toCollectionForm } from "./collection-form.ts";
import { CollectionPieces } from "./collection-pieces.tsx";
import { CollectionTags } from "./collection-tags.tsx";
import { RestoreDraftOffer, DraftSavedAt } from "./restore-draft-offer.tsx";
import { PreviewLinks } from "./preview-links.tsx";
import { PublishField } from "./publish-field.tsx";
import { useCollectionForm } from "./use-collection-form.ts";
import { useSaveCollection } from "./use-save-collection.ts";
import { useTagLinks } from "./use-tag-links.ts";
import { Versions } from "../versions/versions.tsx";
import { SidePanelButtons } from "../../forms/side-panel-buttons.tsx";
import "./collection-editor.css";

type Props = {
  /** null for a new collection. */
  collection: Collection | null;
  onClose: () => void;
  /** Called when an earlier version was restored. */
  onRestored: () => void;
};

const NO_PICTURES: Picture[] = [];

/** The form of one collection. A failed save keeps the typed values. */
export function CollectionEditor({ collection, onClose, onRestored }: Props) {
  // The collection as it was opened: refetches must not reset the form.
  const [opened] = useState(collection);
  const [theirs, setTheirs] = useState<Collection | null>(null);
  const state = useCollectionForm(opened);
  const { form } = state;
  const links = useTagLinks(collection);
  const save = useSaveCollection({
    id: opened?.id ?? null,
    form,
    onSaved: () => {
      state.discard();
      onClose();
    },
    onConflict: setTheirs,
  });
  const version = () =>
    theirs?.version ??
    (opened && collection ? links.versionOf(opened.version, collection.version) : undefined);
  const submit = form.handleSubmit((values) => save.mutate({ values, version: version() }));
  useShortcut("Mod+S", "Save the collection", () => void submit());
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <RestoreDraftOffer state={state} />
        <NameFields isNew={opened === null} />
        <ContentField />
        <ImagesField media={opened?.media ?? NO_PICTURES} />
        <CategoryField />
        {collection && <CollectionTags collection={collection} links={links} />}
        <CollectionPieces collectionId={opened?.id ?? null} />
        <PublishField />
        {collection && (
          <div className="collection-editor-ways">
            <PreviewLinks collection={collection} />
            <Versions collection={collection} onRestored={onRestored} />
          </div>
        )}
        <DraftSavedAt state={state} />
        {theirs && opened && (
          <ConflictNotice
            before={{ ...opened, tagIds: collection?.tagIds ?? [] }}
            theirs={theirs}
            onKeepMine={() => void submit()}
            onTakeTheirs={() => form.reset(toCollectionForm(theirs))}
          />
        )}
        <SidePanelButtons
          isPending={save.isPending}
          onCancel={onClose}
          submitLabel={opened ? "Update" : "Create"}
        />
      </form>
    </FormProvider>
  );
}
