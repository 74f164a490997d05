/** Shortens a quoted text to 60 characters for a note. */
export const truncateQuote = (text: string): string =>
  text.length > 60 ? `${text.slice(0, 59)}…` : text;
