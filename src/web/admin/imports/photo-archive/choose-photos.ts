import { foldName } from "#contract/fold-name.ts";
import { ZIP_METHODS } from "#contract/importing/zip-directory.ts";
import { MAX_PICTURE_BYTES } from "#contract/media/upload-limits.ts";
import { MESSAGES } from "./messages.ts";
import type { ArchiveEntry } from "./read-directory.ts";

const PHOTO = /\.(?:jpe?g|png|webp|avif|gif|tiff?)$/i;
const ARCHIVE = /\.(?:zip|7z|rar|tar|t?gz)$/i;
/** What systems add of their own: "__MACOSX/._a.jpg", "Thumbs.db". */
const BY_SYSTEM = /(?:^|\/)(?:__MACOSX\/|\.(?!\.?\/)|Thumbs\.db$|desktop\.ini$)/i;

/** A photo is compressed already: what shrinks further than this is made to fill a disk. */
const MAX_RATIO = 100;
const MAX_TOTAL_BYTES = 8 * 1024 ** 3;

type Reason = keyof typeof MESSAGES.leftOut;

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
  const notes = [...counts].map(([reason, count]) => MESSAGES.leftOut[reason](count));
  return { photos: chosen, notes: [...notes, ...describeTwins(chosen)] };
}

/** Why a file is left out; null for a photo. */
function findReason({ path, size, compressedSize, isEncrypted, method }: ArchiveEntry) {
  if (ARCHIVE.test(path)) return "archive";
  if (!PHOTO.test(path)) return "other";
  if (isOutside(toSlashes(path))) return "outside";
  if (isEncrypted) return "locked";
  if (size > MAX_PICTURE_BYTES) return "large";
  const isKnown = method === ZIP_METHODS.stored || method === ZIP_METHODS.deflated;
  return isKnown && size <= compressedSize * MAX_RATIO ? null : "unreadable";
}

const toSlashes = (path: string): string => path.replaceAll("\\", "/");

const isOutside = (path: string): boolean =>
  /^(?:\/|[a-z]:)/i.test(path) || path.split("/").includes("..");

/** Photos are matched by their names, which several folders may have. */
function describeTwins(chosen: ArchiveEntry[]): string[] {
  const byName = Map.groupBy(chosen, ({ path }) => foldName(nameOf(path)));
  const twins = [...byName.values()].filter((same) => same.length > 1);
  const [first] = twins;
  if (!first?.[0]) return [];
  return [MESSAGES.sameNames(nameOf(first[0].path), twins.length - 1)];
}

const nameOf = (path: string): string => toSlashes(path).split("/").at(-1) ?? path;
