import { expect, test } from "vitest";
import { countNotes, describeUndone } from "./import-report.tsx";

const at = (...places: string[]) => countNotes(places.map((where) => ({ where })));

test("counts notes, by sheet where several are read", () => {
  expect(at("Row 3")).toBe("1 note");
  expect(at("Rows 3, 4", "Row 7", "")).toBe("3 notes");
  expect(at("Rings, old, row 3", "Pins, rows 4–6", "Rings, old, rows 9, 12")).toBe(
    "2 notes in Rings, old, 1 note in Pins",
  );
});

const none = { added: 0, changed: 0, others: [] };
const others = (kind: "tag" | "order" | "subscriber", added: number) => ({
  kind,
  added,
  changed: 0,
  skipped: 0,
  refused: 0,
});

test.each([
  [none, "Import undone."],
  [{ ...none, added: 4 }, "Import undone. 4 pieces removed."],
  [{ ...none, added: 1, changed: 2 }, "Import undone. 1 piece removed, 2 pieces changed back."],
  [{ ...none, changed: 1, others: [others("tag", 0)] }, "Import undone. 1 piece changed back."],
  [
    { ...none, added: 3, others: [others("tag", 1), others("order", 2)] },
    "Import undone. 3 pieces, 1 tag, and 2 orders removed.",
  ],
  [
    { ...none, others: [{ ...others("subscriber", 1), changed: 2 }] },
    "Import undone. 1 subscriber removed, 2 subscribers changed back.",
  ],
])("counts what an undone import has removed and changed back: %o", (counts, sentence) => {
  expect(describeUndone(counts)).toBe(sentence);
});
