import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "../../routes.ts";
import { currentScreen, SCREENS } from "./navigation.ts";

const pathsOf = (entries: RouteConfigEntry[], above = ""): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const here = path ? `${above}/${path}` : above;
    return [here, ...pathsOf(children, here)];
  });

test("every entry leads to a screen that is there", () => {
  const paths = pathsOf(routes);
  for (const { to } of SCREENS) expect(paths).toContain(to);
});

test("the bar at the foot has room for four screens and More", () => {
  expect(SCREENS.filter(({ tab }) => tab).length).toBeLessThanOrEqual(4);
});

test("an address belongs to the entry it begins with, the desk's own to itself alone", () => {
  expect(currentScreen("/admin")?.label).toBe("Products");
  expect(currentScreen("/admin/settings")?.label).toBe("Settings");
  expect(currentScreen("/admin/settings/pages")?.label).toBe("Settings");
  expect(currentScreen("/admin/account")).toBeUndefined();
});
