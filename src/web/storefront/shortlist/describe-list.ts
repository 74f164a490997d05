import { MESSAGES } from "./messages.ts";

/** What leads to the form: "Ask about these 3 pieces". */
export const describeAsk = (count: number): string => MESSAGES.ask.title(count);

/** Says that pieces of the list were left out. */
export const describeGone = (count: number): string => MESSAGES.gone(count);

/** What one message does: "One message for all three. I answer each one." */
export const describeMessage = (count: number): string =>
  count === 1 ? MESSAGES.ask.one : MESSAGES.ask.several(MESSAGES.ask.all(count));
