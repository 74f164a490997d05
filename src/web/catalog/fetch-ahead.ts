import type { Picture } from "#contract/media.ts";
import { pictureSources } from "./picture-sources.ts";

/** How wide the main picture of a piece's page stands, as the sizes attribute says it. */
export const MAIN_SIZES = "(min-width: 1100px) 59vw, 100vw";

type Connection = { saveData?: boolean; effectiveType?: string };

/** Not for who asked to be spared, nor over a line that has enough to do. */
export const mayFetchAhead = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? "");

const fetched = new Set<string>();

/**
 * Fetches the main picture of the page that somebody is about to open, in the form in which that page
 * shows it. Once, and behind everything that is wanted now.
 */
export function fetchAhead(picture: Picture | undefined): void {
  const sources = picture && pictureSources(picture);
  const { connection } = navigator as { connection?: Connection };
  if (!sources || fetched.has(sources.src) || !mayFetchAhead(connection)) return;
  fetched.add(sources.src);
  // A picture element outside the page chooses and fetches just as one within.
  const stand = document.createElement("picture");
  for (const format of ["avif", "webp"] as const) {
    const source = document.createElement("source");
    Object.assign(source, { type: `image/${format}`, srcset: sources[format], sizes: MAIN_SIZES });
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
export function fetchAheadAtRest(picture: Picture | undefined): void {
  clearTimeout(resting);
  if (picture) resting = setTimeout(() => fetchAhead(picture), REST_MILLISECONDS);
}
