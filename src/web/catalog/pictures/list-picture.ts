import { toShortMediaUrl } from "#contract/media/media-urls.ts";
import type { Picture } from "#contract/media/media.ts";

/** A picture as list pages carry it: without default values, since a list holds dozens of them. */
export type ListPicture = Pick<Picture, "url" | "width" | "height"> & Partial<Picture>;

/** Strips a picture to what a list needs. @param extra alt text and blur, where the list shows them */
export function toListPicture(
  picture: Picture,
  extra: { alt?: string; blur?: string } = {},
): ListPicture {
  const { url, width, height, color, focalX, focalY } = picture;
  const isCentered = focalX === 0.5 && focalY === 0.5;
  return {
    ...(color && { color }),
    ...(extra.blur && { blur: extra.blur }),
    url: toShortMediaUrl(url),
    ...(extra.alt && { alt: extra.alt }),
    width,
    height,
    ...(!isCentered && { focalX, focalY }),
  };
}
