import { useId, useRef, useState } from "react";
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
import { findPane } from "./find-pane.ts";
import { RestoreDraftOffer } from "./drafts/restore-draft-offer.tsx";
import { SendAsLetter } from "./letter/send-as-letter.tsx";
import { StoryLetterDialog } from "./letter/story-letter-dialog.tsx";
import { OtherStoryButtons, StoryHead } from "./story/story-head.tsx";
import { useCollectionForm } from "./form/use-collection-form.ts";
import { useStorySaving } from "./use-story-saving.ts";
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
  const [opened, setOpened] = useState(collection);
  const letter = useRef<HTMLDialogElement>(null);
  const id = useId();
  const isWide = useMediaQuery("(min-width: 1100px)");
  const [pane, setPane] = useState<Pane>("write");
  const [block, setBlock] = useState<number | null>(null);
  const photos = usePhotosByUrl(opened?.media ?? NO_PICTURES);
  const state = useCollectionForm(opened);
  const { form } = state;
  const links = useTagLinks(collection);
  const saving = useStorySaving({
    state,
    opened,
    collection,
    links,
    onSaved: (saved, { sent, staysOpen }) => {
      if (!staysOpen) {
        state.end(saved, sent);
        onClose();
        return;
      }
      setOpened(saved);
      state.continueFrom(saved, sent);
    },
    onRefused: (fields) => {
      letter.current?.close();
      // Hidden fields cannot take the focus.
      if (fields.length > 0) flushSync(() => setPane(findPane(fields, isWide)));
    },
  });
  const { theirs, merge, send } = saving;
  const publishing = {
    isPending: saving.isPending,
    onPublish: () => void send({ isPublishing: true }),
  };
  const others = (
    <OtherStoryButtons onCancel={onClose} opened={opened} state={state}>
      {collection && <SendAsLetter dialog={letter} />}
    </OtherStoryButtons>
  );
  useShortcut("Mod+S", "Save the collection", () => void send());
  return (
    <FormProvider {...form}>
      <StoryHead formId={id} opened={opened} state={state} {...publishing}>
        {isWide && others}
      </StoryHead>
      <form id={id} noValidate onSubmit={(event) => void send({}, event)}>
        <div className="editor-notices">
          <RestoreDraftOffer state={state} />
          {theirs && opened && (
            <ConflictNotice
              before={{ ...opened, tagIds: collection?.tagIds ?? [] }}
              theirs={theirs}
              onKeepBoth={merge(theirs) && (() => saving.keepBoth(theirs))}
              onKeepMine={() => void send()}
              onTakeTheirs={() => form.reset(toCollectionForm(theirs))}
            />
          )}
        </div>
        <EditorPanes
          isWide={isWide}
          current={pane}
          onSelect={setPane}
          write={<WritePane isNew={opened === null} onCaret={setBlock} photos={photos} />}
          preview={
            <LivePreview
              collection={collection}
              findPicture={photos.find}
              block={block}
              {...publishing}
            />
          }
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
      {collection && (
        <StoryLetterDialog
          collection={collection}
          onSave={() => void send({ staysOpen: true })}
          onSent={onClose}
          ref={letter}
        />
      )}
    </FormProvider>
  );
}
