import { expect, test } from "vitest";
import { describeHours, groupHours } from "./opening-hours.ts";
import { hoursExceptionsSchema, openingHoursSchema } from "./opening-hours-schema.ts";

const week = { opens: "10:00", closes: "17:00" };
const short = { opens: "09:30", closes: "12:00" };

test("puts days in a row with the same hours together", () => {
  const lines = describeHours([null, week, week, week, week, short, null]);
  expect(lines.map((line) => line.replaceAll("\u00A0", " "))).toEqual([
    "Tuesday to Friday, 10 AM to 5 PM",
    "Saturday, 9:30 AM to 12 PM",
  ]);
  expect(groupHours([week, null, week, week, null, null, null])).toEqual([
    { days: ["Monday"], ...week },
    { days: ["Wednesday", "Thursday"], ...week },
  ]);
});

const split = [
  { opens: "14:00", closes: "18:00" },
  { opens: "10:00", closes: "13:00" },
];
const late = { opens: "18:00", closes: "01:30" };

test("takes breaks and closing after midnight", () => {
  const hours = [
    null,
    split,
    split,
    [...split, { opens: "20:00", closes: "00:00" }],
    late,
    null,
    null,
  ];
  expect(openingHoursSchema.safeParse(hours).data).toEqual(hours);
  expect(describeHours(hours).map((line) => line.replaceAll("\u00A0", " "))).toEqual([
    "Tuesday and Wednesday, 10 AM to 1 PM and 2 PM to 6 PM",
    "Thursday, 10 AM to 1 PM, 2 PM to 6 PM and 8 PM to 12 AM",
    "Friday, 6 PM to 1:30 AM",
  ]);
  expect(groupHours([split, null, null, null, null, null, null])).toEqual([
    { days: ["Monday"], opens: "10:00", closes: "13:00" },
    { days: ["Monday"], opens: "14:00", closes: "18:00" },
  ]);
});

const week7 = (...days: unknown[]) => [
  ...days,
  ...Array.from({ length: 7 - days.length }, () => null),
];

test.each([
  [week7([...split, { opens: "12:00", closes: "15:00" }]), "Two of these hours overlap."],
  [week7([late, { opens: "19:00", closes: "20:00" }]), "Two of these hours overlap."],
  [week7(late, { opens: "01:00", closes: "02:00" }), "A day closes after the next one opens."],
  [week7([{ opens: "10:00", closes: "10:00" }]), "Closing comes before opening."],
  [week7([{ opens: "10:00", closes: "09:00" }]), "Closing comes before opening."],
])("refuses the spans %j", (hours, message) => {
  const { error } = openingHoursSchema.safeParse(hours);
  expect(error?.issues.map((issue) => issue.message)).toContain(message);
});

test("says nothing of a shop without hours", () => {
  expect(describeHours([])).toEqual([]);
  expect(describeHours([null, null, null, null, null, null, null])).toEqual([]);
});

test.each([
  [[week], "Give hours for each of the seven days."],
  [[{ opens: "17:00", closes: "10:00" }], "Closing comes before opening."],
  [[{ opens: "24:00", closes: "25:00" }], "Enter a time like 10:00 AM."],
])("refuses %j", (hours, message) => {
  const { error } = openingHoursSchema.safeParse(hours);
  expect(error?.issues.map((issue) => issue.message)).toContain(message);
});

const closed = (from: string, until: string) => ({ from, until, hours: null });

test.each([
  [[closed("2026-12-26", "2026-12-24")], "The last day is before the first."],
  [[closed("", "2026-12-24")], "Choose a day."],
  [
    [closed("2026-12-24", "2026-12-26"), closed("2026-12-26", "2026-12-27")],
    "Two of these dates overlap.",
  ],
])("refuses the exceptions %j", (exceptions, message) => {
  const { error } = hoursExceptionsSchema.safeParse(exceptions);
  expect(error?.issues.map((issue) => issue.message)).toContain(message);
});
