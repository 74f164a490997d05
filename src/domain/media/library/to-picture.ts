import type { Selectable } from "kysely";
import type { Picture } from "#contract/media/media.ts";
import type { Tables } from "#database/tables.ts";

/** The columns that toPicture reads. */
export const PICTURE_COLUMNS = [
  "media.hash",
  "media.alt",
  "media.width",
  "media.height",
  "media.blur",
  "media.color",
  "media.focalX",
  "media.focalY",
] as const;

type PictureRow = Pick<
  Selectable<Tables["media"]>,
  "hash" | "alt" | "width" | "height" | "blur" | "color" | "focalX" | "focalY"
>;

/** The media row of a left join; null for another host's photo. */
export const joinedMedia = (row: {
  [Column in keyof PictureRow]: PictureRow[Column] | null;
}): PictureRow | null => (row.hash === null ? null : (row as PictureRow));

/** A photo for pages. Another host's photo has no media row. */
export function toPicture({ url, media }: { url: string; media: PictureRow | null }): Picture {
  return {
    url,
    alt: media?.alt ?? "",
    width: media?.width ?? null,
    height: media?.height ?? null,
    blur: media?.blur ?? "",
    color: media?.color ?? "",
    focalX: media?.focalX ?? 0.5,
    focalY: media?.focalY ?? 0.5,
  };
}
