import { stringify } from "csv-stringify/sync";

/** One line of CSV (RFC 4180). */
export const csvLine = (cells: readonly string[]): string =>
  stringify([[...cells]], { record_delimiter: "windows", quoted_match: /[\r\n]/ });
