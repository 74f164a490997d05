import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { isDeskPath, isPublicPage } from "#server/pages/public-page.ts";
import { speculationRulesRoute } from "#server/pages/speculation-rules.ts";
import routes from "#web/routes.ts";
import { findPage, PAGES } from "#web/storefront/serve/pages.ts";
import { listFiles, readText } from "./source-files.ts";

const ORIGIN = "https://shop.example/";

/** The routes that match an address of their own, with the paths of their parents. */
const list = (entries: RouteConfigEntry[], parent = ""): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    return [...(own === "" ? [] : [own]), ...list(children, own)];
  });

test("every route is the desk's, and no address is the desk's and a public page's", () => {
  const addresses = list(routes).map((path) => path.replaceAll(/:\w+\??/g, "products"));
  expect(addresses.length).toBeGreaterThan(50);
  // No screen has it.
  expect(addresses.filter((address) => !isDeskPath(address))).toEqual(["/*"]);
  const pages = Object.keys(PAGES).map((path) => path.replace(/:\w+/, "admin"));
  expect(pages.filter((address) => isDeskPath(address))).toEqual([]);
});

test("a closed shop hides every page but the private ones", () => {
  const shown = Object.keys(PAGES).filter((path) => !isPublicPage(path.replace(/:\w+/, "x")));
  expect(shown).toEqual([
    "/inquiries/:secret",
    "/quotes/:secret",
    "/certificates/:code",
    "/preview/:token",
    "/subscribe",
    "/confirm-subscription/:token",
    "/unsubscribe/:token",
    "/waiting-list",
    "/waiting-list/:secret",
    "/coming-soon",
  ]);
});

test("browsers fetch public pages in advance, and no private one", async () => {
  const rules = await (await speculationRulesRoute().request("/speculation-rules.json")).json();
  const patterns: string[] = rules.prefetch[0].where.and[0].href_matches;
  const isFetchedAhead = (path: string) =>
    patterns.some((each) => new URLPattern(each, ORIGIN).test(new URL(path, ORIGIN)));
  const paths = Object.keys(PAGES).map((path) => path.replace(/:\w+/, "x"));
  expect(paths.filter(isFetchedAhead)).toEqual(paths.filter(isPublicPage));
});

test.each([
  ["/Products/12/", "/products/:id", "12"],
  ["/collections/a%20b", "/collections/:slug", "a b"],
  ["/", "/", ""],
])("finds the page of %s", (path, pattern, param) => {
  expect(findPage(path)).toEqual({ page: PAGES[pattern], param });
});

test.each(["/products/1/more", "/nothing", "/collections/%E0%A4%A", "//products", "/constructor"])(
  "finds none of %s",
  (path) => {
    expect(findPage(path).page).toBeUndefined();
  },
);

test("public pages and their components import no router", () => {
  const files = listFiles("src/web/{catalog,content,seo,storefront}/**/*.{ts,tsx}").filter(
    (file) => !/-preview\//.test(file),
  );
  expect(files.length).toBeGreaterThan(150);
  const router = /from "@?react-router|__reactRouter|X-Remix/;
  expect(files.filter((file) => router.test(readText(file)))).toEqual([]);
});
