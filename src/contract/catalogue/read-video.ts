import { readOwnPage } from "../page-link.ts";

export type Video =
  | { kind: "file"; src: string }
  /** `embed` autoplays once loaded; `page` is the address for a plain link. */
  | { kind: "embedded"; host: "YouTube" | "Vimeo"; embed: string; page: string };

/** Parses the address of a film: a file of the shop, a YouTube or Vimeo video, or null. */
export function readVideo(address: string): Video | null {
  if (readOwnPage(address)) return { kind: "file", src: address };
  const url = URL.parse(address);
  if (!url) return null;
  return readYouTube(url) ?? readVimeo(url);
}

function readYouTube(url: URL): Video | null {
  const host = url.hostname.replace(/^(www|m)\./, "");
  const parts = url.pathname.split("/").filter(Boolean);
  const isLong = host === "youtube.com" || host === "youtube-nocookie.com";
  if (!isLong && host !== "youtu.be") return null;
  const id = isLong ? (url.searchParams.get("v") ?? parts[1]) : parts[0];
  if (!id || !/^[\w-]{6,20}$/.test(id)) return null;
  return {
    kind: "embedded",
    host: "YouTube",
    embed: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: `https://www.youtube.com/watch?v=${id}`,
  };
}

function readVimeo(url: URL): Video | null {
  const host = url.hostname.replace(/^(www|player)\./, "");
  if (host !== "vimeo.com") return null;
  const [id, ...rest] = url.pathname.split("/").filter((part) => part && part !== "video");
  if (!id || !/^\d+$/.test(id)) return null;
  const secret = url.searchParams.get("h") ?? rest[0];
  const hash = secret && /^[\da-f]+$/.test(secret) ? secret : null;
  return {
    kind: "embedded",
    host: "Vimeo",
    embed: `https://player.vimeo.com/video/${id}?${hash ? `h=${hash}&` : ""}autoplay=1&dnt=1`,
    page: `https://vimeo.com/${id}${hash ? `/${hash}` : ""}`,
  };
}
