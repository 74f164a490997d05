import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "../../routes.ts";
import {
  currentScreen,
  currentTab,
  isUnderMore,
  MENU,
  mayOpen,
  SCREENS,
  screensFor,
  TAB_BAR,
} from "./navigation.ts";

const pathsOf = (entries: RouteConfigEntry[], above = ""): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const here = path ? `${above}/${path}` : above;
    return [here, ...pathsOf(children, here)];
  });

test("links only to existing screens", () => {
  const paths = pathsOf(routes);
  for (const { to } of MENU) expect(paths).toContain(to.split("?")[0]);
});

test("the tab bar names four screens", () => {
  expect(TAB_BAR.map(({ label }) => label)).toEqual([
    "To-Do List",
    "Jewelry Pieces",
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

test("has ten screens in the sidebar, and those of the settings under More too", () => {
  expect(SCREENS.map(({ label }) => label)).toEqual([
    "Products",
    "To-Do List",
    "Inquiries",
    "Orders",
    "Customers",
    "Collections",
    "Subscribers",
    "Insights",
    "Health",
    "Settings",
  ]);
  expect(MENU[0]?.label).toBe("Data Management");
  const added = MENU.slice(1 + SCREENS.length).map(({ label }) => label);
  expect(added).toEqual(["Platforms", "Migrate", "Trash"]);
});

test.each([
  ["/admin", "", "Products"],
  ["/admin/dashboard", "", "To-Do List"],
  ["/admin/dashboard", "?tab=pieces", "Products"],
  ["/admin/dashboard", "?tab=data", "Data Management"],
  ["/admin/setup", "", "To-Do List"],
  ["/admin/inquiries/3", "", "Inquiries"],
  ["/admin/orders", "?tab=data", "Orders"],
  ["/admin/settings/contact", "", "Settings"],
  ["/admin/account", "", undefined],
])("in small windows %s%s is the screen %s", (pathname, search, label) => {
  const current = currentTab(pathname, search);
  expect(current?.label).toBe(label);
  const inBar = TAB_BAR.some(({ screen }) => screen.label === label);
  expect(isUnderMore(current)).toBe(!inBar);
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
