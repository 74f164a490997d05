import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#contract/settings/default-settings.ts";
import { LAYOUT_SETTINGS } from "#web/content/layout-settings.ts";
import { toBrand, toLayoutSettings } from "./to-site-settings.ts";

const NOW = Date.parse("2026-11-20T15:00:00Z");
const logo = { url: "/media/a.webp", width: 900, height: 200 };

test("adds nothing to pages for a name with its trademark sign", () => {
  const usual = { ...DEFAULT_SETTINGS, businessName: "Fernhill Goldsmith", showTrademark: true };
  expect(toBrand(usual)).toEqual({});
  expect(toBrand({ ...usual, logo })).toEqual({});
});

test("passes on the named settings alone", () => {
  expect(Object.keys(toLayoutSettings(DEFAULT_SETTINGS, NOW))).toEqual([...LAYOUT_SETTINGS]);
  const byEmail = { ...DEFAULT_SETTINGS, inquiryForm: "email" as const };
  expect(toLayoutSettings(byEmail, NOW)).toMatchObject({ inquiryForm: "email" });
});

test("passes hours on to pages only where there are any", () => {
  const week = [null, null, null, null, null, { opens: "10:00", closes: "14:00" }, null];
  const open = { ...DEFAULT_SETTINGS, openingHours: week, byAppointment: true };
  expect(toLayoutSettings(open, NOW)).toMatchObject({ openingHours: week, byAppointment: true });
  const none = toLayoutSettings(DEFAULT_SETTINGS, NOW);
  for (const key of ["openingHours", "byAppointment", "showStreet", "portrait", "look"]) {
    expect(none).not.toHaveProperty(key);
  }
});

test("passes on the days with other hours until they are over", () => {
  const past = { from: "2026-11-18", until: "2026-11-19", hours: null };
  const today = { from: "2026-11-20", until: "2026-11-20", hours: null };
  const settings = { ...DEFAULT_SETTINGS, hoursExceptions: [past, today] };
  expect(toLayoutSettings(settings, NOW)).toMatchObject({ hoursExceptions: [today] });
  const none = toLayoutSettings({ ...settings, hoursExceptions: [past] }, NOW);
  expect(none).not.toHaveProperty("hoursExceptions");
});

test("shows the logo only where it is chosen and stored", () => {
  expect(
    toBrand({ businessName: "Calloway Jewelry", showTrademark: false, headerMark: "logo", logo }),
  ).toEqual({
    withoutTrademark: true,
    logo,
  });
  expect(
    toBrand({
      businessName: "Calloway Jewelry",
      showTrademark: true,
      headerMark: "logo",
      logo: null,
    }),
  ).toEqual({});
});
