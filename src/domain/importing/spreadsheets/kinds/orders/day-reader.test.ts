import { expect, test } from "vitest";
import { dayReader } from "./day-reader.ts";

test.each([
  ["2026-03-12 09:14:02 -0500", "2026-03-12T14:14:02.000Z"],
  ["2026-03-12T09:14:02+01:00", "2026-03-12T08:14:02.000Z"],
  ["2026-03-12 09:14:02 UTC", "2026-03-12T09:14:02.000Z"],
  ["2026-03-12", "2026-03-12T12:00:00.000Z"],
  ["2026/3/12", "2026-03-12T12:00:00.000Z"],
  ["Mar 12, 2026", "2026-03-12T12:00:00.000Z"],
  ["Thursday, March 12th, 2026 at 12:05 am", "2026-03-12T00:05:00.000Z"],
  ["12 March 2026, 9:14 p.m.", "2026-03-12T21:14:00.000Z"],
  ["12-Mar-26", "2026-03-12T12:00:00.000Z"],
  ["12.03.2026", "2026-03-12T12:00:00.000Z"],
  ["03/12/26", "2026-03-12T12:00:00.000Z"],
  ["3/31/99", "1999-03-31T12:00:00.000Z"],
  ["31/3/2026", "2026-03-31T12:00:00.000Z"],
  ["02/30/2026", undefined],
  ["2026-13-01", undefined],
  ["Smarch 12, 2026", undefined],
  ["0001-01-01", undefined],
  ["soon", undefined],
  ["", null],
])("reads %j", (text, instant) => {
  expect(dayReader().read(text)).toBe(instant);
});

test("reads a time of another column, and the date of a cell", () => {
  const { read } = dayReader();
  expect(read("2026-03-12", "09:14")).toBe("2026-03-12T09:14:00.000Z");
  expect(read({ date: "2026-03-12T00:00:00.000Z" })).toBe("2026-03-12T12:00:00.000Z");
});

test("goes by what other dates show of their order, and says when none does", () => {
  const dayFirst = dayReader();
  for (const cell of ["03/04/26", "25/04/26"]) dayFirst.see(cell);
  expect(dayFirst.read("03/04/26")).toBe("2026-04-03T12:00:00.000Z");
  expect(dayFirst.describe()).toEqual([]);
  const unclear = dayReader();
  for (const cell of ["05/05/26", "03/04/26"]) unclear.see(cell);
  expect(unclear.read("03/04/26")).toBe("2026-03-04T12:00:00.000Z");
  expect(unclear.describe()).toEqual([
    "Dates such as 03/04/26 were read with the month first: March 4, 2026.",
  ]);
});
