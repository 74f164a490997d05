import { followPicture } from "#web/catalog/pictures/follow-picture.ts";

/** Follows the pictures of a document, or of what was added to it, while they load. */
export function followPictures(within: ParentNode = document): void {
  for (const image of within.querySelectorAll<HTMLImageElement>(".photo > img")) {
    followPicture(image);
  }
}
