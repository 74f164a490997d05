import { FILM_EXAMPLES } from "#contract/catalogue/read-video.ts";

/** The sentences of the blocks of a text: what a selected one offers, and a film's panel. */
export const MESSAGES = {
  tools: "Selected block",
  up: "Move up",
  down: "Move down",
  edit: "Edit film",
  remove: "Remove",
  film: {
    panel: "Film",
    address: "YouTube or Vimeo address",
    placeholder: "https://www.youtube.com/watch?v=…",
    invalid: FILM_EXAMPLES,
    title: "Title",
    titleHelp: "Visitors read it before they press play.",
    untitled: (host: string) => `Film on ${host}`,
    insert: "Insert film",
    save: "Save film",
    close: "Close",
  },
} as const;
