import { expect, test } from "vitest";
import { announcementAt, announcementPeriod } from "./announcement.ts";

const settings = {
  announcementText: "Away until Monday",
  announcementLink: "",
  announcementFrom: "2026-11-28",
  announcementUntil: "2026-11-29",
  timeZone: "America/New_York",
};
const at = (instant: string, changed = {}) =>
  announcementAt({ ...settings, ...changed }, Date.parse(instant));

test("shows from the beginning of the first day to the end of the last, in the shop's time zone", () => {
  expect(at("2026-11-28T04:59:59Z")).toBeNull();
  expect(at("2026-11-28T05:00:00Z")).toEqual({ text: "Away until Monday", link: "" });
  expect(at("2026-11-30T04:59:59.999Z")).not.toBeNull();
  expect(at("2026-11-30T05:00:00Z")).toBeNull();
});

test("shows without days for good, and nothing without text", () => {
  const always = { announcementFrom: "", announcementUntil: "" };
  expect(at("2030-01-01T00:00:00Z", always)).not.toBeNull();
  expect(announcementPeriod({ ...settings, ...always })).toEqual({
    from: -Infinity,
    until: Infinity,
  });
  expect(at("2026-11-28T12:00:00Z", { announcementText: "" })).toBeNull();
});
