import type { FileEntry } from "@zip.js/zip.js/lib/zip-core-custom.js";
import { useEffect, useRef, useState } from "react";
import { countOf } from "#contract/count-of.ts";
import { MAX_PICTURE_FILES } from "#contract/importing/import-choices.ts";
import { formatCount } from "#contract/decimals.ts";
import { useUploads } from "../../photos/use-uploads.ts";
import { choosePhotos, toFileKey } from "../archive/choose-photos.ts";
import { ArchiveError, isArchive, listFiles, unpackPhoto } from "../archive/read-archive.ts";

/** Photos of an archive in memory at a time. */
const UNPACKED_AT_ONCE = 4;

/**
 * Uploads photos, and those in ZIPs or of an open one, one after another, so that few are in memory.
 * @param files addresses of the uploaded photos by the names of their files
 */
export function usePhotosBesideFile(
  files: Record<string, string>,
  onChange: (files: Record<string, string>) => void,
) {
  const uploads = useNamedUploads(files, onChange);
  const isClosed = useIsClosed();
  const [notes, setNotes] = useState<string[]>([]);
  /** How many photos of archives wait to be unpacked. */
  const [archived, setArchived] = useState(0);
  const room = () => Math.max(0, MAX_PICTURE_FILES - uploads.count() - uploads.waiting - archived);
  const note = (...added: string[]) => setNotes((others) => [...new Set([...others, ...added])]);
  const fail = (error: unknown) => {
    if (!(error instanceof ArchiveError)) throw error;
    uploads.fail(error.message);
  };
  const unpack = async (archived: FileEntry[]) => {
    const { photos, notes } = choosePhotos(archived, room());
    note(...notes);
    // Those that are here already stay when an archive is chosen once more.
    const missing = photos.filter(({ filename }) => !uploads.has(toFileKey(filename)));
    setArchived((count) => count + missing.length);
    const left = await uploadPhotos(missing, {
      isReady: async () => {
        await uploads.whenFewerThan(UNPACKED_AT_ONCE);
        return !isClosed.current && !uploads.isRefusing();
      },
      upload: uploads.upload,
      onFailed: fail,
      onNext: () => setArchived((count) => count - 1),
    });
    setArchived((count) => count - left);
    if (left > 0) note(describeStopped(left));
  };
  const choose = (list: File[], archived: FileEntry[] = []) => {
    uploads.reset();
    setNotes([]);
    unpack(archived).catch(fail);
    const photos = list.filter((file) => !isArchive(file));
    const taken = photos.slice(0, room());
    for (const file of taken) uploads.upload(file.name, file);
    if (taken.length < photos.length) note(describeTooMany(photos.length - taken.length));
    for (const archive of list.filter(isArchive)) listFiles(archive).then(unpack).catch(fail);
  };
  return { choose, waiting: uploads.waiting + archived, notes, failed: uploads.failed };
}

/** Whether the screen is gone. */
function useIsClosed() {
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  return isClosed;
}

/**
 * Uploads photos that are found by their names.
 * @param files addresses of the uploaded photos by the names of their files
 */
function useNamedUploads(
  files: Record<string, string>,
  onChange: (files: Record<string, string>) => void,
) {
  // Uploads end after the form was drawn: the names go by the order in which they were chosen.
  const names = useRef<string[]>([]);
  const uploaded = useRef(files);
  const isRefusing = useRef(false);
  const [failed, setFailed] = useState<string[]>([]);
  const { entries, add, whenFewerThan } = useUploads({
    onDone: ({ url }, position) => {
      uploaded.current = { ...uploaded.current, [names.current[position - 1] ?? ""]: url };
      onChange(uploaded.current);
    },
    onFailed: ({ name, reason, mayRetry }) => {
      isRefusing.current ||= mayRetry;
      setFailed((others) => [...others, `${name}: ${reason}`]);
    },
  });
  return {
    waiting: entries.filter(({ state }) => state !== "failed").length,
    failed,
    /** Whether the shop could not take a photo that nothing is wrong with. */
    isRefusing: () => isRefusing.current,
    reset: () => {
      isRefusing.current = false;
      setFailed([]);
    },
    count: () => Object.keys(uploaded.current).length,
    has: (name: string) => name in uploaded.current,
    upload: (name: string, file: File) => {
      names.current = [...names.current, name];
      add([file]);
    },
    fail: (problem: string) => setFailed((others) => [...others, problem]),
    whenFewerThan,
  };
}

const describeStopped = (left: number) =>
  `${countOf(left, "photo")} of the ZIP ${left === 1 ? "is" : "are"} not uploaded, because your shop couldn’t save the one before. Choose the ZIP again.`;

const describeTooMany = (left: number) =>
  `${countOf(left, "photo")} ${left === 1 ? "was" : "were"} left out. You can choose up to ${formatCount(MAX_PICTURE_FILES)} at a time.`;

type Work = {
  /** Waits until a photo can be taken; false when no more shall be. */
  isReady: () => Promise<boolean>;
  upload: (key: string, file: File) => void;
  onFailed: (error: unknown) => void;
  /** Called after each photo. */
  onNext: () => void;
};

/** Unpacks photos one after another as they can be uploaded. @returns how many are left */
async function uploadPhotos(
  photos: FileEntry[],
  { isReady, upload, onFailed, onNext }: Work,
): Promise<number> {
  for (const [index, photo] of photos.entries()) {
    if (!(await isReady())) return photos.length - index;
    try {
      upload(toFileKey(photo.filename), await unpackPhoto(photo));
    } catch (error) {
      onFailed(error);
    }
    onNext();
  }
  return 0;
}
