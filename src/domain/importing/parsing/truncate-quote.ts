import { truncate } from "../storable-text.ts";

/** Shortens a quoted text to 60 characters for a note. */
export const truncateQuote = (text: string): string =>
  text.length > 60 ? `${truncate(text, 59)}…` : text;
