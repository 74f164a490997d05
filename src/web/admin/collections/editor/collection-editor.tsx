import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormProvider } from "react-hook-form";
import type { Collection } from "#contract/catalogue/collections.ts";
import type { Picture } from "#contract/media/media.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { describeChanges } from "#contract/describe-changes.ts";
import { DeskIcon } from "../../desk-icon.tsx";
import { Form } from "../../forms/form.tsx";
import { usePhotosByUrl } from "../../photos/use-photos-by-url.ts";
import { useMediaQuery } from "../../use-media-query.ts";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";
import { CollectionDetails } from "./details/collection-details.tsx";
import { toCollectionForm } from "./form/collection-form.ts";
import { EditorPanes, type Pane } from "./editor-panes.tsx";
import { LivePreview } from "./preview/live-preview.tsx";
import { RestoreDraftOffer } from "./drafts/restore-draft-offer.tsx";
import { StoryLetterDialog } from "./letter/story-letter-dialog.tsx";
import { OtherStoryButtons, StoryHead } from "./story/story-head.tsx";
import { useCollectionForm } from "./form/use-collection-form.ts";
import { useStorySaving } from "./use-story-saving.ts";
import { useTagLinks } from "./details/use-tag-links.ts";
import { WritePane } from "./story/write-pane.tsx";
import "./collection-editor.css";

const describeConflict = (fields: string) =>
  `Someone saved this collection while you had it open${fields && `: ${fields}`}. Your changes are safe, and nothing has been overwritten.`;

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
      <Form form={form} id={id} onSubmit={(event) => void send({}, event)} prefix="collection">
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
      </Form>
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

/** Opens the letter that announces the story, over the story. */
function SendAsLetter({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  return (
    <button className="btn small quiet" onClick={() => openDialog(dialog)} type="button">
      <DeskIcon name="mail" />
      Send as letter
    </button>
  );
}

type ConflictNoticeProps = {
  /** The collection as it was opened. */
  before: Collection;
  theirs: Collection;
  /** null where both changed the same field. */
  onKeepBoth: (() => void) | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Reports an edit conflict: what was changed elsewhere, with buttons to keep both, to overwrite or to reload. */
function ConflictNotice(props: ConflictNoticeProps) {
  const { before, theirs, onKeepBoth, onKeepMine, onTakeTheirs } = props;
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const different = describeChanges(before, theirs);
  return (
    <section className="changed-elsewhere" aria-label="Changed elsewhere" ref={box} tabIndex={-1}>
      <p>{describeConflict(different.join(", "))}</p>
      {onKeepBoth && (
        <button className="btn small" type="button" onClick={onKeepBoth}>
          Keep both
        </button>
      )}
      <button className="btn small quiet" type="button" onClick={onKeepMine}>
        Save mine over it
      </button>
      <button className="btn small quiet" type="button" onClick={onTakeTheirs}>
        Use the saved version
      </button>
    </section>
  );
}

const isWritten = (field: string) => ["title", "description", "content"].includes(field);

/**
 * The pane to show so that the first of these fields can be seen and focused.
 * @param isWide whether Write is shown in any case
 */
export function findPane(fields: string[], isWide: boolean): Pane {
  const isInWrite = isWide ? fields.every(isWritten) : fields.some(isWritten);
  return isInWrite ? "write" : "details";
}
