import { expect, test } from "vitest";
import { dateReader, toTimestamp } from "./date-reader.ts";
import type { Cell } from "./table.ts";

const reader = (...names: string[]) => dateReader({ names }, "America/New_York");

test.each<[Cell, string | null | undefined]>([
  ["2026-03-12 09:14:02 -0600", "2026-03-12T15:14:02.000Z"],
  ["2026-03-12T09:14:02+01:00", "2026-03-12T08:14:02.000Z"],
  ["2026-03-12 09:14:02 UTC", "2026-03-12T09:14:02.000Z"],
  ["2026-03-12T09:14:02.25Z", "2026-03-12T09:14:02.250Z"],
  ["Thu, 12 Mar 2026 09:14:02 +0000", "2026-03-12T09:14:02.000Z"],
  ["Thu, 12 Mar 2026 09:14:02 PDT", "2026-03-12T16:14:02.000Z"],
  ["12 Jan 2026 09:14 MST", "2026-01-12T16:14:00.000Z"],
  ["Thu Mar 12 2026 09:14:02 GMT+0100 (CET)", "2026-03-12T08:14:02.000Z"],
  ["2026-01-12 09:14:02", "2026-01-12T14:14:02.000Z"],
  ["2026-03-12 09:14", "2026-03-12T13:14:00.000Z"],
  [{ date: "2026-03-12T09:14:00.000Z" }, "2026-03-12T13:14:00.000Z"],
  [{ date: "2026-03-12T00:00:00.000Z" }, "2026-03-12T16:00:00.000Z"],
  ["2026-03-12", "2026-03-12T16:00:00.000Z"],
  ["2026/1/12", "2026-01-12T17:00:00.000Z"],
  ["Mar 12, 2026", "2026-03-12T16:00:00.000Z"],
  ["Thursday, March 12th, 2026 at 12:05 am", "2026-03-12T04:05:00.000Z"],
  ["12 March 2026, 9:14 p.m.", "2026-03-13T01:14:00.000Z"],
  ["12-Mar-26", "2026-03-12T16:00:00.000Z"],
  ["12.03.2026", "2026-03-12T16:00:00.000Z"],
  ["03/12/26", "2026-03-12T16:00:00.000Z"],
  ["3/31/99", "1999-03-31T17:00:00.000Z"],
  ["31/3/2026", "2026-03-31T16:00:00.000Z"],
  ["02/30/2026", undefined],
  ["2026-13-01", undefined],
  ["2026-03-12 25:00", undefined],
  ["2026-03-12 09:14 in the morning", undefined],
  ["on 2026-03-12", undefined],
  ["Smarch 12, 2026", undefined],
  ["0001-01-01", undefined],
  ["soon", undefined],
  [7, undefined],
  ["", null],
  [null, null],
])("reads %j in New York as %j", (cell, instant) => {
  expect(reader().read(cell)).toBe(instant);
});

test("reads a time of another column", () => {
  expect(reader().read("2026-03-12", { time: "09:14" })).toBe("2026-03-12T13:14:00.000Z");
});

test("reads times in UTC in a column that says so", () => {
  const dates = reader("Created At (UTC+0)", "wp:post_date_gmt", "Created At");
  const [inUtc, inNewYork] = ["2026-03-12T09:14:00.000Z", "2026-03-12T13:14:00.000Z"];
  const read = (column: number) => dates.read("2026-03-12 09:14", { column });
  expect([read(0), read(1), read(2)]).toEqual([inUtc, inUtc, inNewYork]);
});

test("finds the first time that is filled, unless it is still to come", () => {
  const row = { number: 2, cells: ["", "2026-03-12", "2026-03-01"] };
  const read = (now: string) => reader().readPast(row, [0, 1, 2], new Date(now));
  expect(read("2026-03-13T00:00:00Z")).toBe("2026-03-12T16:00:00.000Z");
  expect(read("2026-03-11T00:00:00Z")).toBeNull();
});

test("goes by what other dates show of their order, and says when none does", () => {
  const dayFirst = reader();
  dayFirst.see("03/04/26", "25/04/26");
  expect(dayFirst.read("03/04/26")).toBe("2026-04-03T16:00:00.000Z");
  expect(dayFirst.describe()).toEqual([]);
  const unclear = reader();
  unclear.see("05/05/26", "03/04/26");
  expect(unclear.read("03/04/26")).toBe("2026-03-04T17:00:00.000Z");
  expect(unclear.describe()).toEqual([
    "Dates such as 03/04/26 were read with the month first: March 4, 2026.",
  ]);
});

test.each<[Cell, string | null | undefined]>([
  [{ date: "2026-11-20T09:30:00.000Z" }, "2026-11-20T09:30:00.000Z"],
  ["2026-11-20", "2026-11-20T00:00:00.000Z"],
  ["2026-11-20T09:30:15.25Z", "2026-11-20T09:30:15.250Z"],
  ["2026-11-20 09:30", "2026-11-20T09:30:00.000Z"],
  ["2026-02-30", undefined],
  ["", null],
])("reads %j of a program's file as %j", (cell, instant) => {
  expect(toTimestamp(cell)).toBe(instant);
});
