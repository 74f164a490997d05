/** One line of CSV, as RFC 4180 writes it. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quote).join(",")}\r\n`;

const quote = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
