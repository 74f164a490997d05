import { expect, test } from "vitest";
import { formatRecent, formatRecentTime } from "./format-recent.ts";

const when = { now: new Date("2026-11-22T15:00:00.000Z"), timeZone: "America/New_York" };
const NO_BREAK = "\u00A0";

test.each([
  ["2026-11-22T13:15:00.000Z", `8:15${NO_BREAK}AM`],
  ["2026-11-22T04:59:00.000Z", "Yesterday"],
  ["2026-11-20T15:00:00.000Z", "Friday"],
  ["2026-11-16T15:00:00.000Z", "Monday"],
  ["2026-11-15T15:00:00.000Z", `Nov${NO_BREAK}15`],
  ["2025-11-22T15:00:00.000Z", `Nov${NO_BREAK}22,${NO_BREAK}2025`],
])("a list shows %s as %j", (instant, text) => {
  expect(formatRecent(instant, when)).toBe(text);
});

test("a message shows the day and the time", () => {
  expect(formatRecentTime("2026-11-22T14:41:00.000Z", when)).toBe(`Today, 9:41${NO_BREAK}AM`);
  expect(formatRecentTime("2026-11-21T00:52:00.000Z", when)).toBe(`Friday, 7:52${NO_BREAK}PM`);
});
