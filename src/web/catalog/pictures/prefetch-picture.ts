import { pictureSources } from "./picture-sources.ts";
import type { ListPicture } from "./list-picture.ts";

/** The sizes attribute of the main picture of a page. */
export const MAIN_SIZES = {
  piece: "(min-width: 1100px) 59vw, 100vw",
  collection: "(min-width: 768px) 59vw, 100vw",
} as const;

/** A page that a list links to: its kind and its main picture. */
export type PrefetchTarget = { picture: ListPicture | undefined; page: keyof typeof MAIN_SIZES };

type Connection = { saveData?: boolean; effectiveType?: string };

/** Not with Save-Data, nor on a 2G or 3G connection. */
export const canPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? "");

export const currentConnection = () => (navigator as { connection?: Connection }).connection;

const prefetched = new Set<string>();

/** Loads the main picture of a page that is likely to be opened next; once, and with low priority. */
export function prefetchPicture({ picture, page }: PrefetchTarget): void {
  const sources = picture && pictureSources(picture);
  if (!sources || prefetched.has(sources.src) || !canPrefetch(currentConnection())) return;
  prefetched.add(sources.src);
  // A detached picture element chooses and loads a source as an attached one does.
  const pictureElement = document.createElement("picture");
  for (const format of ["avif", "webp"] as const) {
    const source = document.createElement("source");
    const srcset = sources[format];
    Object.assign(source, { type: `image/${format}`, srcset, sizes: MAIN_SIZES[page] });
    pictureElement.append(source);
  }
  const image = document.createElement("img");
  image.fetchPriority = "low";
  pictureElement.append(image);
  image.src = sources.src;
}

const HOVER_DELAY_MS = 120;
let hoverTimer: ReturnType<typeof setTimeout> | undefined;

/** Prefetches after the mouse has rested on a picture; call it with undefined when the mouse leaves. */
export function prefetchOnHover(target: PrefetchTarget | undefined): void {
  clearTimeout(hoverTimer);
  if (target) hoverTimer = setTimeout(() => prefetchPicture(target), HOVER_DELAY_MS);
}
