import { trackLoad } from "#web/navigation/pending-loads.ts";

/**
 * Plays the films of a text in their places when they are pressed; the ref of the text's element. Pressed with a
 * key that opens another tab or window, a film opens its own page there.
 */
export function playOnPress(text: HTMLElement | null) {
  text?.addEventListener("click", press);
  return () => text?.removeEventListener("click", press);
}

function press(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest("a.text-film");
  if (!(link instanceof HTMLAnchorElement) || opensElsewhere(event)) return;
  event.preventDefault();
  trackLoad(import("./play-film.ts")).then(
    ({ playFilm }) => playFilm(link),
    () => location.assign(link.href),
  );
}

const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
