import { Hono } from "hono";
import type { ApiEnv } from "#http/request-context.ts";
import { SPECULATION_RULES } from "#http/speculation-rules-header.ts";

/** The public pages; never the desk, a call, or an address that changes something or is somebody's own. */
const PAGES = [
  "/",
  "/about",
  "/blog",
  "/collections",
  "/collections/*",
  "/products",
  "/products/*",
  "/pages/*",
  "/ring-size",
  "/shortlist",
];

const where = {
  and: [
    { href_matches: PAGES.flatMap((path) => [path, `${path}\\?*`]) },
    { not: { href_matches: "/*.xml" } },
    // What the page script opens in the page.
    { not: { selector_matches: "[data-list-link], [data-show-more], [data-open], [target]" } },
  ],
};

/** What browsers that know speculation rules fetch in advance, and what they render: when the pointer rests on a link, and when it is pressed. */
const RULES = {
  prefetch: [{ where, eagerness: "moderate" }],
  prerender: [{ where, eagerness: "conservative" }],
};

export function speculationRulesRoute(): Hono<ApiEnv> {
  const route = new Hono<ApiEnv>();
  route.get(SPECULATION_RULES, (c) => {
    const savesData = c.req.header("Save-Data") === "on";
    return c.body(JSON.stringify(savesData ? {} : RULES), 200, {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "public, max-age=3600",
      Vary: "Save-Data",
    });
  });
  return route;
}
