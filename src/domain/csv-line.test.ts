import { expect, test } from "vitest";
import { csvLine } from "./csv-line.ts";

test("quotes cells that hold separators, quotes or line ends", () => {
  expect(csvLine(["plain", "a,b", 'say "hi"', "two\nlines", "a\rb", "", " "])).toBe(
    'plain,"a,b","say ""hi""","two\nlines","a\rb",, \r\n',
  );
});

test("writes a single empty cell", () => {
  expect(csvLine([""])).toBe("\r\n");
});
