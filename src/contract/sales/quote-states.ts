/** `opened` is a sent one that the customer has looked at; one that is over its day is `expired`. */
export const QUOTE_STATES = [
  "draft",
  "sent",
  "opened",
  "accepted",
  "declined",
  "withdrawn",
  "replaced",
  "expired",
] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** Whether the customer can still accept it. */
export const isOpenQuote = ({ state }: { state: QuoteState }): boolean =>
  state === "sent" || state === "opened";
