import { recognizeBrowser } from "#domain/operations/insights/counting/recognize-browser.ts";
import type { SeenPage, VisitCounter } from "#domain/services/visit-counter.ts";
import { hasSessionCookie } from "./session-cookie.ts";

/** A header's value by its lower-case name. */
export type ReadHeader = (name: string) => string | undefined;

type Request = Pick<SeenPage, "target" | "outcome"> & { read: ReadHeader; address: () => string };

/**
 * Counts what a visitor has asked for. Not counted: whoever is signed in, crawlers, pages that a browser
 * fetches in advance, and what no person's browser asks for.
 */
export function countSeenPage(
  visits: VisitCounter,
  { target, outcome, read, address }: Request,
): void {
  const userAgent = read("user-agent");
  if (!userAgent || read("accept-language") === undefined) return;
  const browser = recognizeBrowser(userAgent);
  if (browser.isCrawler) return;
  if (isFetchedAhead(read) || hasSessionCookie(read("cookie"))) return;
  const isPrivate = read("sec-gpc") === "1" || read("dnt") === "1";
  const referer = read("referer");
  visits.count({ target, outcome, address: address(), browser, referer, isPrivate });
}

/** Whether a request is for a page: a document, or the data with which the browser shows it. */
export const isForPage = (target: string, read: ReadHeader): boolean =>
  (read("accept")?.includes("text/html") ?? false) || /\.data(?:\?|$)/.test(target);

/** Whether a browser fetches what may be opened later: by the header of today, and those before it. */
function isFetchedAhead(read: ReadHeader): boolean {
  const purpose = read("sec-purpose") ?? read("purpose") ?? read("x-moz");
  return purpose !== undefined && /prefetch|prerender|preview/i.test(purpose);
}
