import type { Picture } from "#contract/media/media.ts";
import { absoluteUrl, type SeoSite } from "./site.ts";
import { socialPicture } from "./social-picture.ts";

/** Absolute URLs of pictures for structured data; undefined when there are none. */
export function pictureUrls(site: SeoSite, pictures: Picture[]): string[] | undefined {
  if (pictures.length === 0) return undefined;
  return pictures.map((picture) => absoluteUrl(site, socialPicture(picture).url));
}
