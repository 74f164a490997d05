import { MAX_PICTURE_BYTES } from "#contract/media/upload-limits.ts";
import type { ArchiveEntry } from "./read-directory.ts";

const PHOTO = /\.(?:jpe?g|png|webp|avif|gif|tiff?)$/i;
const ARCHIVE = /\.(?:zip|7z|rar|tar|t?gz)$/i;
/** What systems add of their own: "__MACOSX/._a.jpg", "Thumbs.db". */
const BY_SYSTEM = /(?:^|\/)(?:__MACOSX\/|\.(?!\.?\/)|Thumbs\.db$|desktop\.ini$)/i;

const STORED = 0;
const DEFLATED = 8;
/** A photo is compressed already: what shrinks further than this is made to fill a disk. */
const MAX_RATIO = 100;
const MAX_TOTAL_BYTES = 8 * 1024 ** 3;

type Reason = "archive" | "other" | "outside" | "large" | "unreadable" | "locked" | "beyond";

/** What is said of how many were left out. */
const SENTENCES: Record<Reason, (count: number) => string> = {
  archive: (count) =>
    `${files(count)} in it ${count === 1 ? "is an archive itself and was" : "are archives themselves and were"} left out.`,
  other: (count) =>
    `${files(count)} in it ${count === 1 ? "is no photo and was" : "are no photos and were"} left out.`,
  outside: (count) =>
    `${photos(count)} ${count === 1 ? "has" : "have"} a place outside the ZIP and ${was(count)} left out.`,
  large: (count) =>
    `${photos(count)} ${count === 1 ? "is" : "are"} larger than 25 MB and ${was(count)} left out.`,
  unreadable: (count) => `${photos(count)} cannot be unpacked and ${was(count)} left out.`,
  locked: (count) =>
    `${photos(count)} ${count === 1 ? "is" : "are"} locked by a password and ${was(count)} left out.`,
  beyond: (count) =>
    `${photos(count)} ${was(count)} left out: there are more than can be taken at once.`,
};

const files = (count: number) => (count === 1 ? "1 file" : `${count} files`);
const photos = (count: number) => (count === 1 ? "1 photo" : `${count} photos`);
const was = (count: number) => (count === 1 ? "was" : "were");

/**
 * The photos among the files of a ZIP, at most so many, and a sentence for each kind of file that is left
 * out.
 */
export function choosePhotos(entries: ArchiveEntry[], limit: number) {
  const chosen: ArchiveEntry[] = [];
  const counts = new Map<Reason, number>();
  let total = 0;
  for (const entry of entries) {
    if (entry.path.endsWith("/") || BY_SYSTEM.test(toSlashes(entry.path))) continue;
    const isBeyond = chosen.length >= limit || total + entry.size > MAX_TOTAL_BYTES;
    const reason = findReason(entry) ?? (isBeyond ? "beyond" : null);
    if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    else {
      chosen.push(entry);
      total += entry.size;
    }
  }
  const notes = [...counts].map(([reason, count]) => SENTENCES[reason](count));
  return { photos: chosen, notes: [...notes, ...describeTwins(chosen)] };
}

/** Why a file is left out; null for a photo. */
function findReason({ path, size, compressedSize, isEncrypted, method }: ArchiveEntry) {
  if (ARCHIVE.test(path)) return "archive";
  if (!PHOTO.test(path)) return "other";
  if (isOutside(toSlashes(path))) return "outside";
  if (isEncrypted) return "locked";
  if (size > MAX_PICTURE_BYTES) return "large";
  const isKnown = method === STORED || method === DEFLATED;
  return isKnown && size <= compressedSize * MAX_RATIO ? null : "unreadable";
}

const toSlashes = (path: string): string => path.replaceAll("\\", "/");

const isOutside = (path: string): boolean =>
  /^(?:\/|[a-z]:)/i.test(path) || path.split("/").includes("..");

/** Photos are matched by their names, which several folders may have. */
function describeTwins(chosen: ArchiveEntry[]): string[] {
  const byName = Map.groupBy(chosen, ({ path }) => nameOf(path).toLowerCase());
  const twins = [...byName.values()].filter((same) => same.length > 1);
  const [first] = twins;
  if (!first?.[0]) return [];
  const name = nameOf(first[0].path);
  const which =
    twins.length === 1 ? `“${name}” is` : `“${name}” and ${twins.length - 1} other names are`;
  return [`${which} in several folders: such a photo is matched where the file names its folder.`];
}

const nameOf = (path: string): string => toSlashes(path).split("/").at(-1) ?? path;
