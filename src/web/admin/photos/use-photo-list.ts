import { arrayMove } from "@dnd-kit/sortable";
import { useEffect, useRef, useState } from "react";
import type { StoredPicture, Picture } from "#contract/media.ts";
import type { ToastOptions } from "#web/ui/toast-store.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { insertionIndex } from "./insertion-index.ts";
import type { UploadEntry } from "./upload-queue.ts";
import { usePhotosByUrl } from "./use-photos-by-url.ts";
import { useRemovePhoto } from "./use-remove-photo.ts";
import { useUploads } from "./use-uploads.ts";

type Options = {
  value: string[];
  media: Picture[];
  onChange: (images: string[]) => void;
  max: number;
};

/** The state of a form's list of photos and its operations. */
export function usePhotoList({ value, media, onChange, max }: Options) {
  const { toast } = useToast();
  const { find, learn } = usePhotosByUrl(media);
  const [said, say] = useState("");
  const [latest, change] = useLatest(value, onChange);
  const removal = useRemovePhoto(latest, value, change);
  const turns = useRef(new Map<string, number>());

  const arrive = (picture: StoredPicture, turn: number) => {
    learn(picture);
    if (latest.current.includes(picture.url)) return say("This picture is here already.");
    const place = insertionIndex(latest.current, turns.current, turn);
    turns.current.set(picture.url, turn);
    change(latest.current.toSpliced(place, 0, picture.url));
    return say(`Picture ${place + 1} has arrived.`);
  };
  const onFailed = ({ name, reason }: UploadEntry) => say(`${name}: ${reason}`);
  const { entries, add: upload, retry, giveUp } = useUploads({ onDone: arrive, onFailed });
  const add = (files: File[]) => {
    const room = Math.max(0, max - latest.current.length - entries.length);
    upload(files.slice(0, room));
    if (files.length > room) toast(noRoom(room, max));
  };

  return {
    find,
    learn,
    said,
    add,
    /** Adds stored pictures. */
    pick: (pictures: StoredPicture[]) => {
      for (const picture of pictures) learn(picture);
      change([...new Set([...latest.current, ...pictures.map(({ url }) => url)])]);
      say(pictures.length === 1 ? "1 picture added." : `${pictures.length} pictures added.`);
    },
    /** @param to counted from 0 */
    move: (url: string, to: number) => {
      const from = latest.current.indexOf(url);
      if (from === to) return;
      const moved = arrayMove(latest.current, from, to);
      change(moved);
      say(to === 0 ? "Now the cover." : `Now picture ${to + 1} of ${moved.length}.`);
    },
    ...removal,
    uploads: entries,
    retry,
    giveUp,
    progress: tellProgress(entries),
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

const noRoom = (room: number, max: number): ToastOptions => ({
  title: room === 0 ? "There is no room for more pictures" : `Only ${room} were added`,
  description: `There is room for ${max} in all.`,
  variant: "destructive",
});

function tellProgress(entries: UploadEntry[]): string {
  const going = entries.filter(({ state }) => state !== "failed");
  const [first] = going;
  if (!first) return "";
  if (going.length > 1) return `${going.length} pictures are on their way. You can go on typing.`;
  if (first.sent === 1) return `${first.name} is being prepared. You can go on typing.`;
  return `${first.name}, ${Math.round(first.sent * 100)} percent. You can go on typing.`;
}
