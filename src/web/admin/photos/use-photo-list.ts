import { arrayMove } from "@dnd-kit/sortable";
import { useEffect, useRef, useState, type RefObject } from "react";
import { countOf } from "#contract/count-of.ts";
import type { StoredPicture, Picture } from "#contract/media/media.ts";
import type { ToastOptions } from "#web/ui/toast-store.ts";
import { useToast } from "#web/ui/toaster.tsx";
import type { UploadEntry } from "./upload-queue.ts";
import { usePhotosByUrl } from "./use-photos-by-url.ts";
import { useUploads } from "./use-uploads.ts";

type Options = {
  value: string[];
  media: Picture[];
  onChange: (images: string[]) => void;
  max: number;
  onPicture: ((picture: Picture) => void) | undefined;
};

/** The state of a form's list of photos and its operations. */
export function usePhotoList({ value, media, onChange, max, onPicture }: Options) {
  const { toast } = useToast();
  const { find, update } = usePhotosByUrl(media, onPicture);
  const [announcement, announce] = useState("");
  const [latest, change] = useLatest(value, onChange);
  const removal = useRemovePhoto(latest, value, change);
  const positions = useRef(new Map<string, number>());

  const insert = (picture: StoredPicture, position: number) => {
    update(picture);
    if (latest.current.includes(picture.url)) return announce("This photo is already here.");
    const place = insertionIndex(latest.current, positions.current, position);
    positions.current.set(picture.url, position);
    change(latest.current.toSpliced(place, 0, picture.url));
    return announce(`Photo ${place + 1} added.`);
  };
  const onFailed = ({ name, reason }: UploadEntry) => announce(`${name}: ${reason}`);
  const { entries, add: upload, retry, cancel } = useUploads({ onDone: insert, onFailed });
  const add = (files: File[]) => {
    const room = Math.max(0, max - latest.current.length - entries.length);
    upload(files.slice(0, room));
    if (files.length > room) toast(tooManyPhotos(room, max));
  };

  return {
    find,
    update,
    announcement,
    add,
    /** Adds stored pictures. */
    pick: (pictures: StoredPicture[]) => {
      for (const picture of pictures) update(picture);
      change([...new Set([...latest.current, ...pictures.map(({ url }) => url)])]);
      announce(countOf(pictures.length, "photo added.", "photos added."));
    },
    /** @param to counted from 0 */
    move: (url: string, to: number) => {
      const from = latest.current.indexOf(url);
      if (from === to) return;
      const moved = arrayMove(latest.current, from, to);
      change(moved);
      announce(announceMoved(to + 1, moved.length));
    },
    ...removal,
    uploads: entries,
    retry,
    cancel,
    progress: describeProgress(entries, value.length),
  };
}

/** The latest list: two uploads may finish before the form renders the first. */
function useLatest(value: string[], onChange: (images: string[]) => void) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (images: string[]) => {
    latest.current = images;
    onChange(images);
  };
  return [latest, change] as const;
}

const tooManyPhotos = (room: number, max: number): ToastOptions => ({
  title: room === 0 ? "You can’t add more photos here" : countAdded(room),
  description: describeLimit(max),
  variant: "destructive",
});

/** @param there how many photos the list has already */
function describeProgress(entries: UploadEntry[], there: number): string {
  const pending = entries.filter(({ state }) => state !== "failed");
  const [first] = pending;
  if (!first) return "";
  const [place, count] = [there + 1, there + pending.length];
  if (first.sent === 1) return `Preparing photo ${place} of ${count}. You can keep typing.`;
  return `Uploading photo ${place} of ${count}, ${Math.round(first.sent * 100)}%. You can keep typing.`;
}

/**
 * Removes photos from a form's list; the last removal can be undone.
 * @param latest the current list
 */
function useRemovePhoto(
  latest: RefObject<string[]>,
  value: string[],
  change: (images: string[]) => void,
) {
  const [removed, setRemoved] = useState<{ url: string; place: number } | null>(null);
  const remove = (url: string) => {
    setRemoved({ url, place: latest.current.indexOf(url) });
    change(latest.current.filter((each) => each !== url));
  };
  const undoRemove = () => {
    if (removed) change(latest.current.toSpliced(removed.place, 0, removed.url));
    setRemoved(null);
  };
  return { remove, undoRemove: removed && !value.includes(removed.url) ? undoRemove : null };
}

const announceMoved = (place: number, count: number) =>
  place === 1 ? "Now the cover." : `Now photo ${place} of ${count}.`;

const countAdded = (added: number) =>
  added === 1 ? "Only 1 was added" : `Only ${added} were added`;
const describeLimit = (max: number) =>
  max === 1 ? "The limit is 1 photo." : `The limit is ${max} photos.`;

/**
 * The index at which an uploaded photo is inserted: uploads finish in any order but keep the order in
 * which they were chosen, and photos moved since stay where they are.
 * @param positions the position of each uploaded photo in the order they were chosen
 */
export function insertionIndex(
  images: string[],
  positions: ReadonlyMap<string, number>,
  position: number,
): number {
  const positionOf = (url: string) => positions.get(url);
  const before = images.findLastIndex((url) => (positionOf(url) ?? Infinity) < position);
  if (before >= 0) return before + 1;
  const after = images.findIndex((url) => (positionOf(url) ?? -1) > position);
  return after >= 0 ? after : images.length;
}
