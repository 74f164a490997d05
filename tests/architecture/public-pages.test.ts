import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { isPublicPage } from "#server/pages/public-page.ts";
import routes from "#web/routes.ts";
import { listFiles, readText } from "./source-files.ts";

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

/** The router's own link, which each step of a navigation renders again: see decision 070. */
const routerLink = /import \{[^}]*\b(?:Nav)?Link\b[^}]*\} from "react-router"/;

test("links of public pages are PageLinks", () => {
  const files = listFiles("src/web/{catalog,storefront,ui}/**/*.tsx");
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => routerLink.test(readText(file)))).toEqual([]);
});

test.each(['import { Link } from "react-router";', 'import {\n  NavLink,\n} from "react-router";'])(
  "%j is found",
  (code) => {
    expect(code).toMatch(routerLink);
  },
);
