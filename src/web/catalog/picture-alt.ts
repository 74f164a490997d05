import type { Picture } from "#contract/media.ts";

/**
 * The alt text of a picture of the shop: the goldsmith's description of it. It is "", which screen
 * readers skip, when there is none and for decorative pictures, whose subject the text beside them names.
 */
export const pictureAlt = (picture: Partial<Pick<Picture, "alt">>, isDecorative: boolean): string =>
  isDecorative ? "" : (picture.alt ?? "");
