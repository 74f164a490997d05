import { expect, test } from "vitest";
import { describeException } from "./describe-exception.ts";

const plain = (text: string) => text.replaceAll("\u00A0", " ");

test.each([
  ["2026-12-24", "2026-12-26", null, "December 24 to 26, closed"],
  ["2026-12-30", "2027-01-02", null, "December 30 to January 2, closed"],
  [
    "2026-12-31",
    "2026-12-31",
    { opens: "10:00", closes: "14:30" },
    "December 31, 10 AM to 2:30 PM",
  ],
])("describes %s to %s", (from, until, hours, sentence) => {
  expect(plain(describeException({ from, until, hours }))).toBe(sentence);
});
