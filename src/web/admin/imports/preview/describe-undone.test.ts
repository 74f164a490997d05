import { expect, test } from "vitest";
import { describeUndone } from "./describe-undone.ts";

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
