import { readVideo } from "#contract/catalogue/read-video.ts";

/** `page` is the film's own page on YouTube or Vimeo. */
export type FilmAttributes = { page: string; title: string };

/** The attributes of the link to a film, as they are stored. */
export const toFilmLink = (page: string) => ({
  href: page,
  "data-film": readFilm(page)?.host.toLowerCase() ?? "",
});

/** A film of YouTube or Vimeo by any of its addresses; null of another address. */
export function readFilm(address: string) {
  const video = readVideo(address);
  return video?.kind === "embedded" ? video : null;
}
