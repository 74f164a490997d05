import { countOf } from "#contract/count-of.ts";
import type { Shop } from "../../../shop.ts";
import { listSlowestRoutes, type RouteSpeed } from "../durations/list-slowest-routes.ts";
import { type Finding, ok } from "./finding.ts";

const SLOW_MILLISECONDS = 1000;
/** Of fewer, one slow connection would decide. */
const MIN_VIEWS = 20;
const MOST = 5;

/** How fast pages have answered in the last day, by the routes that were slowest. */
export const checkSpeed = async (shop: Shop): Promise<Finding> =>
  describeSpeed(await listSlowestRoutes(shop));

export function describeSpeed(routes: RouteSpeed[]): Finding {
  const seen = routes.filter(({ count }) => count >= MIN_VIEWS);
  const [slowest] = seen;
  if (!slowest) return ok("Too few pages were opened in the last day to tell.");
  const details = seen.slice(0, MOST).map(describeRoute);
  const slow = seen.filter(({ p95Milliseconds }) => p95Milliseconds > SLOW_MILLISECONDS);
  if (slow.length === 0) {
    const sentence = `In the last day pages took ${formatSeconds(slowest.p95Milliseconds)} at most, 19 times out of 20.`;
    return { ...ok(sentence), details };
  }
  return {
    state: "warning",
    sentence: `${slow.length === 1 ? "One kind of page is" : `${slow.length} kinds of pages are`} slow: up to ${formatSeconds(slowest.p95Milliseconds)}, 19 times out of 20.`,
    meaning: "Visitors on phones leave after a few seconds.",
    fix: "Ask whoever runs the server whether its memory or processor is too small, and to set WORKERS to the number of its processors.",
    details,
  };
}

const PAGES: Record<string, string> = {
  "/": "Home page",
  "/products": "List of pieces",
  "/products/:id": "A piece",
  "/collections": "Collections",
  "/collections/:slug": "A collection",
  "/blog": "Collections",
  "/pages/:slug": "A page",
  "/about": "About",
  "/admin/*": "The desk",
  "/inquiries/:secret": "A customer’s inquiry",
  "/quotes/:secret": "A quote",
};

const describeRoute = ({ route, count, p95Milliseconds }: RouteSpeed): string =>
  `${PAGES[route] ?? "Page"} (${route}): ${formatSeconds(p95Milliseconds)}, ${countOf(count, "view")}`;

/** "0.02 seconds" */
function formatSeconds(milliseconds: number): string {
  if (milliseconds === Number.POSITIVE_INFINITY) return "more than 10 seconds";
  const seconds = milliseconds / 1000;
  return `${seconds.toLocaleString("en-US", { maximumSignificantDigits: 2 })} seconds`;
}
