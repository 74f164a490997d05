import { expect, test } from "vitest";
import { countNotes } from "./count-notes.ts";

const at = (...places: string[]) => countNotes(places.map((where) => ({ where })));

test("counts notes, by sheet where several are read", () => {
  expect(at("Row 3")).toBe("1 note");
  expect(at("Rows 3, 4", "Row 7", "")).toBe("3 notes");
  expect(at("Rings, old, row 3", "Pins, rows 4–6", "Rings, old, rows 9, 12")).toBe(
    "2 notes in Rings, old, 1 note in Pins",
  );
});
