import { toShortMediaUrl } from "#contract/media-urls.ts";
import type { Picture } from "#contract/media.ts";

/** A picture of a list: what is as it usually is has been left out, since it stands there 24 times. */
export type ListPicture = Pick<Picture, "url" | "width" | "height"> & Partial<Picture>;

/** Of a picture what its ground and its place need; its words and its blur are for who asks for them. */
export function toListPicture(
  picture: Picture,
  also: { alt?: string; blur?: string } = {},
): ListPicture {
  const { url, width, height, color, focalX, focalY } = picture;
  const isCentred = focalX === 0.5 && focalY === 0.5;
  return {
    ...(color && { color }),
    ...(also.blur && { blur: also.blur }),
    url: toShortMediaUrl(url),
    ...(also.alt && { alt: also.alt }),
    width,
    height,
    ...(!isCentred && { focalX, focalY }),
  };
}
