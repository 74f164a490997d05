import type { FileEntry } from "@zip.js/zip.js/lib/zip-core-custom.js";
import { countOf } from "#contract/count-of.ts";
import { foldName } from "#contract/fold-name.ts";
import { MAX_PICTURE_BYTES, MAX_UNPACKED_BYTES } from "#contract/media/upload-limits.ts";
import { formatCount } from "#contract/decimals.ts";
import { nameOf, toSlashes } from "./read-archive.ts";

const files = (count: number) => (count === 1 ? "1 file" : `${formatCount(count)} files`);
const was = (count: number) => (count === 1 ? "was" : "were");
const is = (count: number) => (count === 1 ? "is" : "are");

/** What was left out of a ZIP, by the reason. */
const DESCRIBE_LEFT_OUT = {
  archive: (count: number) =>
    `${files(count)} in the ZIP ${is(count)} ${count === 1 ? "an archive" : "archives"} and ${was(count)} left out.`,
  other: (count: number) =>
    `${files(count)} in the ZIP ${is(count)} not ${count === 1 ? "a photo" : "photos"} and ${was(count)} left out.`,
  outside: (count: number) =>
    `${countOf(count, "photo")} ${count === 1 ? "points" : "point"} outside the ZIP and ${was(count)} left out.`,
  large: (count: number) =>
    `${countOf(count, "photo")} ${is(count)} larger than 25 MB and ${was(count)} left out.`,
  unreadable: (count: number) =>
    `${countOf(count, "photo")} can’t be unpacked and ${was(count)} left out.`,
  locked: (count: number) =>
    `${countOf(count, "photo")} ${is(count)} locked with a password and ${was(count)} left out.`,
  beyond: (count: number) =>
    `${countOf(count, "photo")} ${was(count)} left out: there are too many to upload at once.`,
};

const PHOTO = /\.(?:jpe?g|png|webp|avif|gif|tiff?)$/i;
const ARCHIVE = /\.(?:zip|7z|rar|tar|t?gz)$/i;
/** A photo is compressed already: what shrinks further than this is made to fill a disk. */
const MAX_RATIO = 100;

/** Compression methods: stored, and deflated. */
const METHODS = [0, 8];

/** What is known of a file before it is unpacked. */
export type ArchivedFile = Pick<
  FileEntry,
  "filename" | "uncompressedSize" | "compressedSize" | "compressionMethod" | "encrypted"
>;

type Reason = keyof typeof DESCRIBE_LEFT_OUT;

/**
 * The photos among the files of a ZIP, at most so many, and a sentence for each kind of file that is left
 * out.
 */
export function choosePhotos<F extends ArchivedFile>(files: F[], limit: number) {
  const chosen: F[] = [];
  const counts = new Map<Reason, number>();
  let total = 0;
  for (const file of files) {
    const isBeyond = chosen.length >= limit || total + file.uncompressedSize > MAX_UNPACKED_BYTES;
    const reason = findReason(file) ?? (isBeyond ? "beyond" : null);
    if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    else {
      chosen.push(file);
      total += file.uncompressedSize;
    }
  }
  const notes = [...counts].map(([reason, count]) => DESCRIBE_LEFT_OUT[reason](count));
  return { photos: chosen, notes: [...notes, ...describeTwins(chosen)] };
}

/** Why a file is left out; null for a photo. */
function findReason(file: ArchivedFile): Reason | null {
  const { filename, uncompressedSize, compressedSize, compressionMethod } = file;
  if (ARCHIVE.test(filename)) return "archive";
  if (!isPhoto(file)) return "other";
  if (isOutside(filename)) return "outside";
  if (file.encrypted) return "locked";
  if (uncompressedSize > MAX_PICTURE_BYTES) return "large";
  const isKnown = METHODS.includes(compressionMethod);
  return isKnown && uncompressedSize <= compressedSize * MAX_RATIO ? null : "unreadable";
}

/** Whether a path is absolute, or leads out of the ZIP. */
export const isOutside = (path: string): boolean =>
  /^(?:[/\\]|[a-z]:)/i.test(path) || path.split(/[/\\]/).includes("..");

export const isPhoto = ({ filename }: { filename: string }): boolean => PHOTO.test(filename);

/** The photos that a table names, with or without an extension, in whatever folder. */
export function findNamedPhotos<F extends ArchivedFile>(files: F[], names: string[]): F[] {
  const stems = new Set(names.map((filename) => toStem({ filename })));
  return files.filter((file) => isPhoto(file) && stems.has(toStem(file)));
}

const toStem = (file: { filename: string }): string =>
  foldName(nameOf(file).trim()).replace(/\.[a-z]{3,4}$/, "");

/** So that a thousand of them, with their addresses, fit into one request: UTF-16 code units, and bytes. */
const MAX_KEY_LENGTH = 300;
const MAX_KEY_BYTES = 400;

/** The name that a photo of a ZIP goes by: with as many of its folders as fit. */
export function toFileKey(path: string): string {
  const parts = toSlashes(path).split("/");
  const isLong = (key: string) =>
    key.length > MAX_KEY_LENGTH || new TextEncoder().encode(key).length > MAX_KEY_BYTES;
  while (parts.length > 1 && isLong(parts.join("/"))) parts.shift();
  const key = parts.join("/");
  return isLong(key) ? key.slice(-MAX_KEY_BYTES / 4) : key;
}

/** Photos are matched by their names, which several folders may have. */
function describeTwins(chosen: ArchivedFile[]): string[] {
  const byName = Map.groupBy(chosen, (file) => foldName(nameOf(file)));
  const twins = [...byName.values()].filter((same) => same.length > 1);
  const [first] = twins;
  if (!first?.[0]) return [];
  return [describeSameNames(nameOf(first[0]), twins.length - 1)];
}

const describeSameNames = (name: string, others: number) =>
  `${others === 0 ? `“${name}” is` : `“${name}” and ${others} other ${others === 1 ? "name" : "names"} are`} in several folders. Such a photo is matched only if your file names its folder.`;
