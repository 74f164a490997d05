import { toStorable } from "../storable-text.ts";
import { cutText } from "#contract/cut-text.ts";

/** Shortens a quoted text to 60 characters for a note. */
export const truncateQuote = (text: string): string => cutText(toStorable(text), 60, "…");
