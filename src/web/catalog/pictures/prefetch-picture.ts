import { canPrefetch, currentConnection } from "#web/ui/prefetch/can-prefetch.ts";
import { pictureSources } from "./picture-sources.ts";
import type { ListPicture } from "./list-picture.ts";

/** The sizes attribute of the main picture of a page. */
export const MAIN_SIZES = {
  piece: "(min-width: 1100px) 59vw, 100vw",
  collection: "(min-width: 768px) 59vw, 100vw",
} as const;

/** A page that a list links to: its kind and its main picture. */
export type PrefetchTarget = { picture: ListPicture | undefined; page: keyof typeof MAIN_SIZES };

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

/** Main pictures that are loaded because their links are in view, from one page: 30 to 60 kB each. */
const MAX_IN_VIEW = 4;
let inView = { from: "", count: 0 };

/** Loads the main picture of a page whose link has been in view for a while. */
export function prefetchPictureInView(target: PrefetchTarget): void {
  if (inView.from !== location.href) inView = { from: location.href, count: 0 };
  if (inView.count >= MAX_IN_VIEW) return;
  inView.count += 1;
  prefetchPicture(target);
}

const HOVER_DELAY_MS = 120;
let hoverTimer: ReturnType<typeof setTimeout> | undefined;

/** Prefetches after the mouse has rested on a picture; call it with undefined when the mouse leaves. */
export function prefetchOnHover(target: PrefetchTarget | undefined): void {
  clearTimeout(hoverTimer);
  if (target) hoverTimer = setTimeout(() => prefetchPicture(target), HOVER_DELAY_MS);
}
