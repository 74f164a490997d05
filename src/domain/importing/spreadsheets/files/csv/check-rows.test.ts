import { expect, test } from "vitest";
import { checkRows } from "./check-rows.ts";

/** Its quotation mark beside a comma looks like one between cells. */
const TEXT = 'A "ring",\nand a cuff';

/** What is said of a row with a text of two lines, beneath headings of two cells. */
function describe(raw: string): string[] {
  const check = checkRows(",");
  check.add(1, ["Name", "Text"], "Name,Text\n");
  check.add(2, ["Ring", TEXT], raw);
  return check.describe();
}

test.each([
  ['"Ring","A ""ring"",\nand a cuff"\n'],
  ['Ring, "A ""ring"",\nand a cuff" \r\n'],
  ['"","A ""ring"",\nand a cuff"'],
])("takes what is between quotation marks in their places for a text: %j", (raw) => {
  expect(describe(raw)).toEqual([]);
});

test.each([
  ['"Ring","A "ring",\nand a cuff"\n'],
  ['"Ring","A ""ring"",\nand a cuff\n'],
  ['"Ring" "A ""ring"",\nand a cuff"\n'],
])("says that a quotation mark may be missing: %j", (raw) => {
  expect(describe(raw)).toHaveLength(1);
});

test("looks at megabytes of quotation marks and of cells", () => {
  expect(describe(`"Ring","${'""'.repeat(5_000_000)}\n"\n`)).toEqual([]);
  expect(describe(`${"a,".repeat(5_000_000)}"\n"\n`)).toEqual([]);
});
