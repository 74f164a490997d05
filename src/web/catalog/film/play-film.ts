import { readVideo } from "#contract/catalogue/read-video.ts";
import { PLAYER_RIGHTS } from "./player-rights.ts";

/** Replaces the link of a film in a text by its player, which receives the focus. */
export function playFilm(link: HTMLAnchorElement): void {
  const video = readVideo(link.href);
  if (video?.kind !== "embedded") return;
  const player = document.createElement("iframe");
  player.className = "text-film-player";
  player.title = link.querySelector(".text-film-title")?.textContent ?? "";
  player.allow = PLAYER_RIGHTS.allow;
  player.allowFullscreen = true;
  player.setAttribute("sandbox", PLAYER_RIGHTS.sandbox);
  player.src = video.embed;
  link.replaceWith(player);
  player.focus({ preventScroll: true });
}
