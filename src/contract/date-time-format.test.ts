import { expect, test } from "vitest";
import { dateTimeFormat } from "./date-time-format.ts";

const MOMENT = new Date("2026-11-28T03:30:00Z");

test("formats in the time zone and locale", () => {
  const hours = { hour: "numeric", minute: "2-digit" } as const;
  expect(dateTimeFormat("America/New_York", hours).format(MOMENT)).toMatch(/^10:30\sPM$/);
  expect(dateTimeFormat("UTC", {}, "en-CA").format(MOMENT)).toBe("2026-11-28");
});

test("makes one formatter for the same options and another for others", () => {
  const first = dateTimeFormat("UTC", { month: "long" });
  expect(dateTimeFormat("UTC", { month: "long" })).toBe(first);
  expect(dateTimeFormat("UTC", { month: "short" })).not.toBe(first);
  expect(dateTimeFormat("America/New_York", { month: "long" })).not.toBe(first);
});

test("does not grow without bound", () => {
  const first = dateTimeFormat("UTC", { month: "long" });
  for (let zone = 1; zone <= 12; zone += 1) {
    for (let digits = 1; digits <= 3; digits += 1) {
      for (const hour of ["numeric", "2-digit"] as const) {
        for (const minute of ["numeric", "2-digit", undefined] as const) {
          dateTimeFormat(`Etc/GMT+${zone}`, {
            fractionalSecondDigits: digits as 1 | 2 | 3,
            hour,
            minute,
          });
        }
      }
    }
  }
  expect(dateTimeFormat("UTC", { month: "long" })).not.toBe(first);
});
