import { describe, expect, it } from "vitest";
import { formatDay, formatTimeOrDay } from "./format-day.ts";

const zone = "America/New_York";
const lateInTheEvening = new Date("2026-11-22T03:30:00.000Z");

describe("describeDay", () => {
  it("names the day it is in the shop, not in Greenwich", () => {
    expect(formatDay(lateInTheEvening, zone)).toBe("Saturday, November\u00A021");
  });
});

describe("describeMoment", () => {
  it("tells the time of what came in today", () => {
    expect(formatTimeOrDay("2026-11-21T14:12:00.000Z", lateInTheEvening, zone)).toBe(
      "9:12\u00A0AM",
    );
  });
  it("tells the day of what came in before", () => {
    expect(formatTimeOrDay("2026-11-18T14:12:00.000Z", lateInTheEvening, zone)).toBe("Nov\u00A018");
  });
});
