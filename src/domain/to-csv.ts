import { stringify } from "csv-stringify/sync";

/** Rows as CSV by RFC 4180, each ended by CRLF; cells with line ends are quoted. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], { record_delimiter: "\r\n", quoted_match: /[\r\n]/ });
