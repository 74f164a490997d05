import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toCsv } from "./to-csv.ts";

test("quotes cells with separators, quotes or line ends, and no others", () => {
  expect(toCsv([["plain", "a,b", 'say "hi"', "two\nlines", "a\rb", "", " "]])).toBe(
    'plain,"a,b","say ""hi""","two\nlines","a\rb",, \r\n',
  );
});

test("writes a single empty cell, and nothing for no rows", () => {
  expect(toCsv([[""]])).toBe("\r\n");
  expect(toCsv([])).toBe("");
});

test("whatever cells hold is read back", () => {
  const row = fc.array(fc.string({ unit: "binary-ascii" }), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      expect(parse(toCsv(rows), { record_delimiter: "\r\n" })).toEqual(rows);
    }),
  );
});
