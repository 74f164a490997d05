import { expect, test } from "vitest";
import {
  FIXED_PATHS,
  isAlwaysServed,
  SERVED_PREFIXES,
} from "#domain/catalogue/redirects/served-paths.ts";
import { feedRoutes } from "#server/feeds/feed-routes.ts";
import { platformFeedRoutes } from "#server/feeds/platform-feed-routes.ts";
import { healthRoutes } from "#server/health/health-routes.ts";
import { iconRoutes } from "#server/icons/icon-routes.ts";
import { pathsOf } from "#tests/support/paths-of.ts";
import routes from "#web/routes.ts";
import { PAGES } from "#web/storefront/serve/pages.ts";

/** What is there only if a record is, and what redirects start from. */
const BY_RECORD = ["/products/:id", "/collections/:slug", "/pages/:slug"];
const NEVER_REDIRECTED = ["/", "/*"];
/** Mounted where the server is put together. */
const MOUNTED = ["/api/:call", "/media/:name", "/metrics"];

const served = [
  ...pathsOf(routes),
  ...Object.keys(PAGES),
  ...[
    feedRoutes(),
    platformFeedRoutes(),
    iconRoutes(),
    healthRoutes({ isStopping: false }, undefined),
  ]
    .flatMap((app) => app.routes)
    .map(({ path }) => path),
  ...MOUNTED,
].filter((path) => ![...BY_RECORD, ...NEVER_REDIRECTED].includes(path));

test("no redirect starts from an address that the shop serves", () => {
  expect(served.filter((path) => !isAlwaysServed(path))).toEqual([]);
});

test("every address that is held to be served is one", () => {
  expect([...FIXED_PATHS].filter((path) => !served.includes(path))).toEqual([]);
  const prefixes = new Set(
    served.filter((path) => path.split("/").length > 2).map((path) => path.split("/")[1] ?? ""),
  );
  expect([...SERVED_PREFIXES].filter((prefix) => !prefixes.has(prefix))).toEqual([]);
});
