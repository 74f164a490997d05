/** A text that no spreadsheet takes for a formula: before what looks like one stands an apostrophe. */
export const escapeFormula = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
