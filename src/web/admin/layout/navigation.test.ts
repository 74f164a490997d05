import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "../../routes.ts";
import { currentScreen, isUnderMore, mayOpen, SCREENS, screensFor, TAB_BAR } from "./navigation.ts";

const pathsOf = (entries: RouteConfigEntry[], above = ""): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const here = path ? `${above}/${path}` : above;
    return [here, ...pathsOf(children, here)];
  });

test("links only to existing screens", () => {
  const paths = pathsOf(routes);
  for (const { to } of SCREENS) expect(paths).toContain(to);
});

test("the tab bar names four screens", () => {
  expect(TAB_BAR.map(({ label }) => label)).toEqual([
    "To-Do List",
    "Products",
    "Inquiries",
    "Orders",
  ]);
  for (const { screen } of TAB_BAR) expect(SCREENS).toContain(screen);
});

test("matches a path by its prefix and the admin's first screen exactly", () => {
  expect(currentScreen("/admin")?.label).toBe("Products");
  expect(currentScreen("/admin/settings")?.label).toBe("Settings");
  expect(currentScreen("/admin/settings/pages")?.label).toBe("Settings");
  expect(currentScreen("/admin/account")).toBeUndefined();
});

test("marks More for the screens that have no tab", () => {
  const under = ["/admin/settings/contact", "/admin/collections", "/admin/account"];
  expect(under.map(isUnderMore)).toEqual([true, true, true]);
  const tabs = ["/admin", "/admin/dashboard", "/admin/setup", "/admin/inquiries/3"];
  expect(tabs.map(isUnderMore)).toEqual([false, false, false, false]);
});

test("shows people with limited access pieces and collections alone", () => {
  expect(screensFor("pieces").map(({ label }) => label)).toEqual(["Products", "Collections"]);
  expect(screensFor("everything")).toEqual(SCREENS);
});

test.each([
  ["/admin", true],
  ["/admin/", true],
  ["/admin/collections", true],
  ["/admin/account", true],
  ["/admin/no-access", true],
  ["/admin/orders", false],
  ["/admin/collections/x", false],
  ["/admin/settings/people", false],
  ["/migrate", false],
])("whether limited access opens %s: %s", (path, isOpen) => {
  expect(mayOpen(path, "pieces")).toBe(isOpen);
  expect(mayOpen(path, "everything")).toBe(true);
});
