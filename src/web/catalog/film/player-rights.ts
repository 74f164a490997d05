/** What the frame of a YouTube or Vimeo player may do. */
export const PLAYER_RIGHTS = {
  allow: "autoplay; fullscreen; picture-in-picture",
  sandbox: "allow-scripts allow-same-origin allow-presentation allow-popups",
} as const;
