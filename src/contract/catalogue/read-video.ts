import { readOwnPage } from "../page-link.ts";

export type Video =
  | { kind: "file"; src: string }
  /** `embed` autoplays once loaded; `page` is the address for a plain link. */
  | { kind: "embedded"; host: "YouTube" | "Vimeo"; embed: string; page: string };

/** Said of an address that shows no single film, such as that of a channel. */
export const FILM_EXAMPLES =
  "Open the film on YouTube or Vimeo and copy its address. Examples: https://www.youtube.com/watch?v=… or https://vimeo.com/76979871";

/**
 * Parses the address of a film: a file of the shop, or one that YouTube or Vimeo plays in a frame; null of
 * anything else there, such as channels, people and lists.
 */
export function readVideo(address: string): Video | null {
  if (readOwnPage(address)) return { kind: "file", src: address };
  const url = URL.parse(address) ?? URL.parse(`https://${address}`);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return readYouTube(url) ?? readVimeo(url);
}

/** `watch/ID`, `shorts/ID`, `live/ID`, `embed/ID` and what YouTube still takes for these. */
const YOUTUBE_PATH = /^\/(?:watch|shorts|live|embed|v|e)\/([^/]+)\/?$/;
/** Frames of lists and of whatever a channel sends at the moment. */
const NO_VIDEO_IDS = new Set(["videoseries", "live_stream", "results", "playlist"]);

function readYouTube(url: URL): Video | null {
  const host = url.hostname.replace(/^(?:www|m|music)\./, "");
  const { pathname, searchParams } = url;
  let id: string | null | undefined;
  if (host === "youtu.be") id = /^\/([^/]+)\/?$/.exec(pathname)?.[1];
  else if (host !== "youtube.com" && host !== "youtube-nocookie.com") return null;
  else if (/^\/(?:watch(?:_popup)?\/?)?$/.test(pathname)) id = searchParams.get("v");
  else id = YOUTUBE_PATH.exec(pathname)?.[1];
  if (!id || !/^[\w-]{3,20}$/.test(id) || NO_VIDEO_IDS.has(id)) return null;
  return {
    kind: "embedded",
    host: "YouTube",
    embed: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: `https://www.youtube.com/watch?v=${id}`,
  };
}

/** The number of a film, in a channel, a group, a showcase or its owner's list too, and the hash of an unlisted one. */
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:album|showcase)\/\d+\/video\/|manage\/videos\/)?(\d{1,12})(?:\/([\da-f]+))?\/?$/;

function readVimeo(url: URL): Video | null {
  const host = url.hostname.replace(/^(?:www|player)\./, "");
  const [, id, inPath] = (host === "vimeo.com" && VIMEO_PATH.exec(url.pathname)) || [];
  if (!id) return null;
  const secret = url.searchParams.get("h") ?? inPath;
  const hash = secret && /^[\da-f]+$/.test(secret) ? secret : null;
  return {
    kind: "embedded",
    host: "Vimeo",
    embed: `https://player.vimeo.com/video/${id}?${hash ? `h=${hash}&` : ""}autoplay=1&dnt=1`,
    page: `https://vimeo.com/${id}${hash ? `/${hash}` : ""}`,
  };
}
