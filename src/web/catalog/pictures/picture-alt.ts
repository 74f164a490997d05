import type { Picture } from "#contract/media/media.ts";

/**
 * The alt text of a picture of the shop: the goldsmith's description of it. Without one it is the given
 * fallback, or "", which screen readers skip; "" also for decorative pictures, whose subject the text
 * beside them names.
 */
export function pictureAlt(
  picture: Partial<Pick<Picture, "alt">>,
  {
    isDecorative = false,
    fallback = "",
  }: { isDecorative?: boolean | undefined; fallback?: string | undefined } = {},
): string {
  return isDecorative ? "" : picture.alt || fallback;
}

/**
 * The alt text of a picture without a description: "Moon Ring", then "Moon Ring, view 2".
 * @param index of the picture among those of the piece or collection
 */
export const viewAlt = (name: string, index: number): string =>
  index === 0 ? name : `${name}, view ${index + 1}`;
