import { rectSortingStrategy } from "@dnd-kit/sortable";
import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Picture } from "#contract/media/media.ts";
import { MAX_PICTURES_PER_PRODUCT } from "#contract/media/media-urls.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useUnsavedChanges } from "../forms/use-unsaved-changes.ts";
import { SortableItems } from "../sortable/sortable-items.tsx";
import { PhotoLibraryButton } from "./photo-library-button.tsx";
import { PhotoDetails } from "./photo-details.tsx";
import { PhotoTile } from "./photo-tile.tsx";
import { PHOTO_TYPES } from "./upload-file.ts";
import type { UploadEntry } from "./upload-queue.ts";
import { UploadTile } from "./upload-tile.tsx";
import { useUpdatePhoto } from "./use-update-photo.ts";
import { useDroppedFiles } from "./use-dropped-files.ts";
import { useFirstPhotos } from "./first-photos.ts";
import { usePhotoList } from "./use-photo-list.ts";
import "./photo-field.css";

type Props = {
  /** URLs, the cover first. */
  value: string[];
  /** The pictures at these URLs. */
  media: Picture[];
  onChange: (images: string[]) => void;
  label?: string;
  help?: string;
  max?: number;
  /** Whether phones get a button of its own for the camera. */
  hasCamera?: boolean;
  /** Whether the first photo is the cover; else all are alike. */
  hasCover?: boolean;
  /** Called with each picture that is uploaded, chosen or changed. */
  onPicture?: (picture: Picture) => void;
  /** Called with the numbers of pending and failed uploads. */
  onUploads?: (uploads: { sending: number; failed: number }) => void;
};

/**
 * The photos of a piece or a collection: added by file picker, camera, drop or paste, uploaded in the
 * background, reordered by dragging or keys, removed with undo.
 */
export function PhotoField({
  value,
  media,
  onChange,
  label = "Photos",
  help = "The first is the cover.",
  max = MAX_PICTURES_PER_PRODUCT,
  hasCamera = false,
  hasCover = true,
  onPicture,
  onUploads,
}: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = usePhotoList({ value, media, onChange, max, onPicture });
  const [openUrl, setOpenUrl] = useState<string | null>(null);
  const { isOver, dropTarget } = useDroppedFiles(root, list.add);
  const change = useUpdatePhoto(list.update);
  useUnsavedChanges(list.uploads.length > 0);
  const { sending, failed } = countUploads(list.uploads);
  useEffect(() => onUploads?.({ sending, failed }), [onUploads, sending, failed]);
  useFirstPhotos(list.add);
  const isEmpty = value.length === 0 && list.uploads.length === 0;
  const openPlace = openUrl === null ? 0 : value.indexOf(openUrl) + 1;
  const room = max - value.length - list.uploads.length;

  const moveByKey = (url: string, to: number) => {
    flushSync(() => list.move(url, to));
    root.current
      ?.querySelector<HTMLElement>(`[data-drag-item="${CSS.escape(url)}"] .pic-grip`)
      ?.focus();
  };

  return (
    <div
      className={isOver ? "field pics-field pics-over" : "field pics-field"}
      ref={root}
      {...dropTarget}
    >
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <SortableItems ids={value} isPressable onMove={list.move} strategy={rectSortingStrategy}>
        <ul
          aria-labelledby={`${id}-label`}
          className={isEmpty ? "stack-tight pics pics-empty" : "stack-tight pics"}
        >
          {value.map((url, index) => (
            <PhotoTile
              count={value.length}
              hasCover={hasCover}
              helpId={`${id}-grip`}
              isOpen={openUrl === url}
              key={url}
              onMove={(to) => moveByKey(url, to)}
              onOpen={() => setOpenUrl(openUrl === url ? null : url)}
              picture={list.find(url)}
              place={index + 1}
            />
          ))}
          {list.uploads.map((entry) => (
            <UploadTile
              entry={entry}
              key={entry.id}
              onCancel={() => list.cancel(entry.id)}
              onRetry={() => list.retry(entry.id)}
            />
          ))}
          {hasCamera && room > 0 && <TakePhotoTile onFiles={list.add} />}
          {room > 0 && <AddPhotosTile label={label} several={max > 1} onFiles={list.add} />}
        </ul>
      </SortableItems>
      {openPlace > 0 && openUrl !== null && (
        <PhotoDetails
          count={value.length}
          hasCover={hasCover}
          isSaving={change.isPending}
          onChange={(hash, what) => change.mutate({ hash, change: what })}
          onClose={() => setOpenUrl(null)}
          onMove={(to) => list.move(openUrl, to)}
          onRemove={() => {
            setOpenUrl(null);
            list.remove(openUrl);
          }}
          picture={list.find(openUrl)}
          place={openPlace}
        />
      )}
      {list.undoRemove && <RemovedNote onUndo={list.undoRemove} />}
      <p className="help">{list.progress || help}</p>
      <PhotoLibraryButton onPick={list.pick} room={room} taken={value} />
      <p className="sr" id={`${id}-grip`}>
        Drag to move it, or press the arrow keys.
      </p>
      <output className="sr">{list.announcement}</output>
    </div>
  );
}

function RemovedNote({ onUndo }: { onUndo: () => void }) {
  return (
    <p className="row small pics-removed">
      Photo removed.{" "}
      <button className="link" onClick={onUndo} type="button">
        Undo
      </button>
    </p>
  );
}

function countUploads(uploads: UploadEntry[]): { sending: number; failed: number } {
  const failed = uploads.filter(({ state }) => state === "failed").length;
  return { sending: uploads.length - failed, failed };
}

/** Opens the camera of a phone. */
function TakePhotoTile({ onFiles }: { onFiles: (files: File[]) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <li className="take-photo">
      <button className="drop" onClick={() => picker.current?.click()} type="button">
        <Icon name="camera" />
        <b>Take a photo</b>
      </button>
      <input
        accept={PHOTO_TYPES}
        aria-label="Photo from the camera"
        capture="environment"
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Without this, taking a second photo of the same name fires no change event.
          target.value = "";
        }}
        ref={picker}
        type="file"
      />
    </li>
  );
}

/** Opens the file picker. */
function AddPhotosTile({
  label,
  several,
  onFiles,
}: {
  label: string;
  several: boolean;
  onFiles: (files: File[]) => void;
}) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <li>
      <button className="drop" onClick={() => picker.current?.click()} type="button">
        <Icon name="camera" />
        <b>{several ? "Add photos" : "Add a photo"}</b>
        <span>Drop here or browse</span>
      </button>
      <input
        accept={PHOTO_TYPES}
        aria-label={`Add to ${label}`}
        hidden
        multiple={several}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Without this, choosing the same file again fires no change event.
          target.value = "";
        }}
        ref={picker}
        type="file"
      />
    </li>
  );
}
