import { escapeXml } from "#contract/escape-xml.ts";
import { readVideo } from "#contract/catalogue/read-video.ts";
import { describeLoading } from "./describe-loading.ts";

/** Links to films, as the sanitizer and the editor write them. */
const LINK = /<a\b([^<>]*)>([^<]*(?:<(?!\/?a\b)[^<]*)*)<\/a>/g;
const FILM = /\sdata-film="(?:youtube|vimeo)"/;

/**
 * Replaces the links to films by the frames in which they play. Until a frame is pressed it is a link that
 * loads nothing; without scripts it leads to the film's own page.
 * @param html sanitized
 */
export const fillFilms = (html: string): string =>
  html.replaceAll(LINK, (link, attributes: string, title: string) => {
    if (!FILM.test(attributes)) return link;
    const video = readVideo(/\shref="([^"]*)"/.exec(attributes)?.[1] ?? "");
    if (video?.kind !== "embedded") return link;
    const { host, page, embed } = video;
    return `<a class="text-film" data-embed="${escapeXml(embed)}" data-film="${host.toLowerCase()}" href="${page}" rel="noopener"><span class="sr">Play: </span><span class="text-film-title">${title}</span><small>${describeLoading(host)}</small></a>`;
  });
