import { expect, test } from "vitest";
import { isCurrentSubject, isSettingsPath, SETTINGS_MENU } from "./settings-menu.ts";

const currentAt = (path: string) =>
  SETTINGS_MENU.filter((subject) => isCurrentSubject(subject, path)).map(({ label }) => label);

test("shows the settings menu on the screens it lists only", () => {
  expect(isSettingsPath("/admin/settings")).toBe(true);
  expect(isSettingsPath("/admin/settings/contact")).toBe(true);
  for (const path of ["/admin/platforms", "/migrate", "/admin/trash"]) {
    expect(isSettingsPath(path)).toBe(true);
  }
  expect(isSettingsPath("/admin/settingsx")).toBe(false);
  expect(isSettingsPath("/admin")).toBe(false);
});

test("marks one subject, also for the screens reached from it", () => {
  expect(currentAt("/admin/settings")).toEqual(["Your shop"]);
  expect(currentAt("/admin/settings/contact")).toEqual(["Contact and hours"]);
  expect(currentAt("/admin/settings/categories")).toEqual(["Home page"]);
  expect(currentAt("/admin/settings/about")).toEqual(["Home page"]);
});

test("leads to Platforms, Migrate and Trash by their names", () => {
  const labels = SETTINGS_MENU.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(["Platforms", "Migrate", "Trash"]));
});
