import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { FormProvider } from "react-hook-form";
import type { Collection } from "#contract/catalogue/collections.ts";
import type { Picture } from "#contract/media/media.ts";
import { usePhotosByUrl } from "../../photos/use-photos-by-url.ts";
import { useMediaQuery } from "../../use-media-query.ts";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";
import { CollectionDetails } from "./details/collection-details.tsx";
import { ConflictNotice } from "./drafts/conflict-notice.tsx";
import { toCollectionForm } from "./form/collection-form.ts";
import { EditorPanes, type Pane } from "./editor-panes.tsx";
import { LivePreview } from "./preview/live-preview.tsx";
import { mergeEdits } from "./drafts/merge-edits.ts";
import { findPane } from "./find-pane.ts";
import { RestoreDraftOffer } from "./drafts/restore-draft-offer.tsx";
import { SendAsLetter } from "./story/send-as-letter.tsx";
import { OtherStoryButtons, StoryHead } from "./story/story-head.tsx";
import { useCollectionForm } from "./form/use-collection-form.ts";
import { useSaveCollection } from "./form/use-save-collection.ts";
import { useTagLinks } from "./details/use-tag-links.ts";
import { WritePane } from "./story/write-pane.tsx";
import "./collection-editor.css";

type Props = {
  /** null for a new collection. */
  collection: Collection | null;
  onClose: () => void;
  /** Called when an earlier version was restored. */
  onRestored: () => void;
};

const NO_PICTURES: Picture[] = [];

/** The form of one collection with its preview. A failed save keeps the typed values. */
export function CollectionEditor({ collection, onClose, onRestored }: Props) {
  // The collection as it was opened: refetches must not reset the form.
  const [opened] = useState(collection);
  const id = useId();
  const [theirs, setTheirs] = useState<Collection | null>(null);
  const isWide = useMediaQuery("(min-width: 1100px)");
  const [pane, setPane] = useState<Pane>("write");
  const [block, setBlock] = useState<number | null>(null);
  const photos = usePhotosByUrl(opened?.media ?? NO_PICTURES);
  const state = useCollectionForm(opened);
  const { form } = state;
  const links = useTagLinks(collection);
  // Hidden fields cannot take the focus.
  const showPaneOf = (fields: string[]) => flushSync(() => setPane(findPane(fields, isWide)));
  const save = useSaveCollection({
    id: opened?.id ?? null,
    form,
    onSaved: () => {
      state.discard();
      onClose();
    },
    onConflict: setTheirs,
    onRefused: showPaneOf,
  });
  const version = () =>
    theirs?.version ??
    (opened && collection ? links.versionOf(opened.version, collection.version) : undefined);
  const send = (isPublishing: boolean) =>
    form.handleSubmit(
      (values) => {
        const isPublished = isPublishing || values.isPublished;
        form.setValue("isPublished", isPublished, { shouldDirty: true });
        save.mutate({ values: { ...values, isPublished }, version: version() });
      },
      (errors) => showPaneOf(Object.keys(errors)),
    );
  const submit = send(false);
  const merge = (current: Collection) =>
    opened && mergeEdits(toCollectionForm(opened), form.getValues(), toCollectionForm(current));
  const keepBoth = (current: Collection) => {
    form.reset(merge(current) ?? form.getValues(), { keepDefaultValues: true });
    void submit();
  };
  const others = (
    <OtherStoryButtons onCancel={onClose} opened={opened} state={state}>
      {collection && <SendAsLetter collection={collection} />}
    </OtherStoryButtons>
  );
  useShortcut("Mod+S", "Save the collection", () => void submit());
  return (
    <FormProvider {...form}>
      <StoryHead
        formId={id}
        isPending={save.isPending}
        onPublish={() => void send(true)()}
        opened={opened}
        state={state}
      >
        {isWide && others}
      </StoryHead>
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <div className="editor-notices">
          <RestoreDraftOffer state={state} />
          {theirs && opened && (
            <ConflictNotice
              before={{ ...opened, tagIds: collection?.tagIds ?? [] }}
              theirs={theirs}
              onKeepBoth={merge(theirs) && (() => keepBoth(theirs))}
              onKeepMine={() => void submit()}
              onTakeTheirs={() => form.reset(toCollectionForm(theirs))}
            />
          )}
        </div>
        <EditorPanes
          isWide={isWide}
          current={pane}
          onSelect={setPane}
          write={<WritePane isNew={opened === null} onCaret={setBlock} photos={photos} />}
          preview={<LivePreview collection={collection} findPicture={photos.find} block={block} />}
          details={
            <CollectionDetails
              opened={opened}
              collection={collection}
              links={links}
              media={photos.known}
              onPicture={photos.update}
              onRestored={onRestored}
            >
              {!isWide && others}
            </CollectionDetails>
          }
        />
      </form>
    </FormProvider>
  );
}
