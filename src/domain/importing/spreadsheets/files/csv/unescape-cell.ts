/**
 * ="007" keeps a number as text; a leading apostrophe keeps a text from being a formula, or a number
 * from losing its zeros, as Shopify writes SKUs and barcodes.
 */
export const unescapeCell = (cell: string): string =>
  /^="([^"]*)"$/.exec(cell)?.[1] ?? cell.replace(/^'(?=[=+\-@\t\r]|\d[\d-]*$)/, "");
