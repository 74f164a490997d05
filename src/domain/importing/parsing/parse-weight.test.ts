import { expect, test } from "vitest";
import { parseWeight, toCentigrams } from "./parse-weight.ts";

test.each([
  ["6.4", 640],
  ["6,4 g", 640],
  ["ca. 12 Gramm", 1200],
  ["0.5 oz", 1417],
  ["1 lb", 45_359],
  ["0,006 kg", 600],
  ["1.25 ct", 25],
  ["4 dwt", 622],
  ["0.2 oz t.", 622],
  ["1 troy ounce", 3110],
  ["100 grains", 648],
  ["1,234.5 g", 123_450],
])("parses %s in hundredths of a gram", (written, centigrams) => {
  expect(parseWeight(written)).toBe(centigrams);
});

test("assumes the source's unit for a number without one", () => {
  expect(parseWeight("0.5", "lb")).toBe(22_680);
  expect(parseWeight(2, "oz")).toBe(5670);
});

test("rejects what is not a weight", () => {
  for (const written of ["", "light", "-3 g", "3 m", "3 tola", "3 g 4 g"]) {
    expect(parseWeight(written)).toBeNull();
  }
  expect(parseWeight(-1)).toBeNull();
  expect(toCentigrams(1e9, "kg")).toBeNull();
});
