import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { isPublicPage } from "#server/pages/public-page.ts";
import routes from "#web/routes.ts";

/** The routes that match an address of their own, with the paths of their parents. */
const list = (entries: RouteConfigEntry[], parent = ""): { file: string; path: string }[] =>
  entries.flatMap(({ file, path, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    return [{ file, path: own }, ...list(children, own)];
  });

test("no route of the desk has the address of a public page, whatever its parameters", () => {
  const desk = list(routes).filter(({ file, path }) => file.startsWith("admin/") && path !== "");
  expect(desk.length).toBeGreaterThan(50);
  const addresses = desk.map(({ path }) => path.replaceAll(/:\w+\??/g, "products"));
  expect(addresses.filter((address) => isPublicPage(address))).toEqual([]);
});
