const DATE =
  /\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.? \d{1,2}(?:st|nd|rd|th)?\b(?:, \d{4}\b)?/g;

/** Puts no-break spaces into the dates of a text, so that no line ends within "November 25, 2026". */
export const noBreakDates = (text: string): string =>
  text.replaceAll(DATE, (date) => date.replaceAll(" ", "\u00A0"));
