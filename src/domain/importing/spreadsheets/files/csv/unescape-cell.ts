/** ="007" keeps a number as text; a leading apostrophe keeps a text from being a formula. */
export const unescapeCell = (cell: string): string =>
  /^="([^"]*)"$/.exec(cell)?.[1] ?? cell.replace(/^'(?=[=+\-@\t\r])/, "");
