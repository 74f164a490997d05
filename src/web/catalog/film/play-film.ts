/** What the frame of a YouTube or Vimeo player may do. */
const PLAYER_RIGHTS = {
  allow: "autoplay; fullscreen; picture-in-picture",
  sandbox: "allow-scripts allow-same-origin allow-presentation allow-popups",
};

/** Puts the player of a film in the place of its link, and the focus on it. Without one, the link is followed. */
export function playFilm(link: HTMLAnchorElement): boolean {
  const { embed, file } = link.dataset;
  if (!embed && !file) return false;
  const title = link.querySelector(".film-title, .text-film-title")?.textContent ?? "";
  const player = embed ? createFrame(embed, title) : createVideo(file ?? "", title);
  player.className = link.classList.contains("text-film") ? "text-film-player" : "film-player";
  link.replaceWith(player);
  player.focus({ preventScroll: true });
  return true;
}

function createFrame(address: string, title: string): HTMLElement {
  const frame = document.createElement("iframe");
  Object.assign(frame, { title, allow: PLAYER_RIGHTS.allow, allowFullscreen: true });
  frame.setAttribute("sandbox", PLAYER_RIGHTS.sandbox);
  frame.src = address;
  return frame;
}

function createVideo(src: string, title: string): HTMLElement {
  const video = document.createElement("video");
  video.setAttribute("aria-label", title);
  return Object.assign(video, {
    autoplay: true,
    controls: true,
    muted: true,
    playsInline: true,
    src,
  });
}
