import { describe, expect, it } from "vitest";
import { formatDay, formatTimeOrDay } from "./format-day.ts";

const zone = "America/New_York";
const lateInTheEvening = new Date("2026-11-22T03:30:00.000Z");

describe("formatDay", () => {
  it("formats the day in the shop's time zone, not in UTC", () => {
    expect(formatDay(lateInTheEvening, zone)).toBe("Saturday, November\u00A021");
  });
});

describe("formatTimeOrDay", () => {
  it("formats an instant of today as a time", () => {
    expect(formatTimeOrDay("2026-11-21T14:12:00.000Z", lateInTheEvening, zone)).toBe(
      "9:12\u00A0AM",
    );
  });
  it("formats an earlier instant as a day", () => {
    expect(formatTimeOrDay("2026-11-18T14:12:00.000Z", lateInTheEvening, zone)).toBe("Nov\u00A018");
  });
  it("formats a day of another year with its year", () => {
    expect(formatTimeOrDay("2024-03-12T14:12:00.000Z", lateInTheEvening, zone)).toBe(
      "Mar\u00A012,\u00A02024",
    );
  });
});
