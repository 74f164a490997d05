import { playFilm } from "#web/catalog/film/play-film.ts";
import { isPlainPress } from "../dialogs.ts";
import { onPress } from "./on-press.ts";

/** Plays a film in its place when it is pressed: the shop's, and those in texts. Until then it loads nothing. */
export function handleFilms(): void {
  // With scripts it is pressed as a button is.
  for (const film of document.querySelectorAll<HTMLElement>("a[data-film]")) film.role = "button";
  document.addEventListener("keydown", (event) => {
    const film = (event.target as Element).closest<HTMLElement>("a[data-film]");
    if (!film || event.key !== " ") return;
    event.preventDefault();
    film.click();
  });
  onPress("a[data-film], a.text-film", (link, event) => {
    if (isPlainPress(event) && playFilm(link)) event.preventDefault();
  });
}
