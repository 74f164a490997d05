import { pictureSources } from "./picture-sources.ts";
import type { ListPicture } from "./list-picture.ts";

/** How wide the main picture of a page stands, as its sizes attribute says it. */
export const MAIN_SIZES = {
  piece: "(min-width: 1100px) 59vw, 100vw",
  collection: "(min-width: 768px) 59vw, 100vw",
} as const;

/** The page that a picture of a list leads to, by the picture that it shows first. */
export type PrefetchTarget = { picture: ListPicture | undefined; page: keyof typeof MAIN_SIZES };

type Connection = { saveData?: boolean; effectiveType?: string };

/** Not for who asked to be spared, nor over a line that has enough to do. */
export const canPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? "");

const fetched = new Set<string>();

/**
 * Fetches the main picture of the page that somebody is about to open, in the form in which that page
 * shows it. Once, and behind everything that is wanted now.
 */
export function prefetchPicture({ picture, page }: PrefetchTarget): void {
  const sources = picture && pictureSources(picture);
  const { connection } = navigator as { connection?: Connection };
  if (!sources || fetched.has(sources.src) || !canPrefetch(connection)) return;
  fetched.add(sources.src);
  // A picture element outside the page chooses and fetches just as one within.
  const stand = document.createElement("picture");
  for (const format of ["avif", "webp"] as const) {
    const source = document.createElement("source");
    const srcset = sources[format];
    Object.assign(source, { type: `image/${format}`, srcset, sizes: MAIN_SIZES[page] });
    stand.append(source);
  }
  const image = document.createElement("img");
  image.fetchPriority = "low";
  stand.append(image);
  image.src = sources.src;
}

const REST_MILLISECONDS = 120;
let resting: ReturnType<typeof setTimeout> | undefined;

/** The same once a mouse has come to rest; undefined when it has left. A mouse rests at one place only. */
export function prefetchOnHover(next: PrefetchTarget | undefined): void {
  clearTimeout(resting);
  if (next) resting = setTimeout(() => prefetchPicture(next), REST_MILLISECONDS);
}
