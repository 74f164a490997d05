/** Prefixes text that a spreadsheet would run as a formula with an apostrophe (CSV injection, OWASP). */
export const escapeFormula = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
