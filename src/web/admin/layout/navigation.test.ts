import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "../../routes.ts";
import { currentScreen, SCREENS } from "./navigation.ts";

const pathsOf = (entries: RouteConfigEntry[], above = ""): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const here = path ? `${above}/${path}` : above;
    return [here, ...pathsOf(children, here)];
  });

test("links only to existing screens", () => {
  const paths = pathsOf(routes);
  for (const { to } of SCREENS) expect(paths).toContain(to);
});

test("shows four screens in the tab bar", () => {
  expect(SCREENS.filter(({ tab }) => tab).length).toBeLessThanOrEqual(4);
});

test("matches a path by its prefix and the admin's first screen exactly", () => {
  expect(currentScreen("/admin")?.label).toBe("Products");
  expect(currentScreen("/admin/settings")?.label).toBe("Settings");
  expect(currentScreen("/admin/settings/pages")?.label).toBe("Settings");
  expect(currentScreen("/admin/account")).toBeUndefined();
});
