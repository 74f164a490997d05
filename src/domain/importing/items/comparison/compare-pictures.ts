import { MAX_PICTURES_PER_PRODUCT } from "#contract/media/media-urls.ts";
import type { ParsedPiece } from "#contract/importing/imports.ts";
import type { StoredSourcePicture } from "#database/tables/importing-tables.ts";
import type { LastRead } from "./load-current.ts";

export type SourcePictures = NonNullable<ParsedPiece["pictures"]>;

export type PictureChange = {
  /** Pictures to fetch or look up. */
  fetch: SourcePictures;
  /** Whether the source's pictures differ from those last read. */
  changed: boolean;
};

/**
 * Which pictures to fetch: all that are not stored yet, whether the source's list changed or
 * earlier fetches failed.
 */
export function comparePictures(now: ParsedPiece, last: LastRead | null): PictureChange {
  if (now.pictures === null) return { fetch: [], changed: false };
  const pictures = now.pictures.slice(0, MAX_PICTURES_PER_PRODUCT);
  const then = last?.piece.pictures?.slice(0, MAX_PICTURES_PER_PRODUCT).map(({ url }) => url);
  const changed =
    then === undefined || then.join("\n") !== pictures.map(({ url }) => url).join("\n");
  const stored = new Set(
    last?.pictures.flatMap(({ url, kept }) => (kept === null ? [] : [url])) ?? [],
  );
  return { fetch: pictures.filter(({ url }) => !stored.has(url)), changed };
}

/**
 * A piece's pictures after an import: the source's in its order, then those added here. Never empty
 * when it had some, never more than the maximum.
 * @param fetched the source's pictures, as far as they could be fetched
 */
export function arrangeImages(
  images: string[],
  fetched: StoredSourcePicture[],
  last: LastRead | null,
): string[] {
  const fromSource = [...new Set(fetched.flatMap(({ kept }) => kept ?? []))];
  if (fromSource.length === 0) return images;
  const before = new Set(last?.pictures.map(({ kept }) => kept) ?? []);
  const addedHere = images.filter((image) => !before.has(image) && !fromSource.includes(image));
  const free = Math.max(0, MAX_PICTURES_PER_PRODUCT - addedHere.length);
  return [...fromSource.slice(0, free), ...addedHere];
}

/**
 * Adds pictures that could not be fetched before, when the source's list is unchanged; pictures
 * arranged or removed here stay so.
 */
export function addLatePictures(
  images: string[],
  fetched: StoredSourcePicture[],
  last: LastRead | null,
): string[] {
  const before = last?.pictures.flatMap(({ kept }) => kept ?? []) ?? [];
  if (images.join("\n") === [...new Set(before)].join("\n"))
    return arrangeImages(images, fetched, last);
  const late = fetched.flatMap(({ kept }) =>
    kept === null || before.includes(kept) ? [] : [kept],
  );
  return [...new Set([...images, ...late])].slice(
    0,
    Math.max(images.length, MAX_PICTURES_PER_PRODUCT),
  );
}

/** Describes which pictures exceed the maximum. */
export function describeSurplusPictures({ pictures }: ParsedPiece): string[] {
  const surplus = pictures?.slice(MAX_PICTURES_PER_PRODUCT) ?? [];
  return surplus.map(
    ({ url }) => `${url} was left out: a piece has ${MAX_PICTURES_PER_PRODUCT} photos at most.`,
  );
}
