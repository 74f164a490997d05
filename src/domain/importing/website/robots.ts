import robotsParser, { type Robot } from "robots-parser";
import { DomainError, unprocessable } from "../../errors.ts";

/** Who we are to robots.txt. */
export const USER_AGENT = "Fernhill-Importer";

export type Robots = {
  isAllowed: (url: URL) => boolean;
  /** Between the beginnings of two fetches; null where the site does not say. */
  delayMilliseconds: number | null;
  sitemaps: string[];
};

/** Whoever wants more than this between two pages does not want to be read at all. */
const MAX_CRAWL_DELAY_SECONDS = 30;

/**
 * Reads a site's robots.txt. Where there is none, everything may be read.
 * @throws unprocessable where the site wants longer pauses than an import can keep
 */
export function readRobots(url: URL, { status, text }: { status: number; text: string }): Robots {
  if (status >= 500) {
    throw new DomainError("bad-gateway", `${url.host} broke while it was asked (${status}).`);
  }
  const robots: Robot = robotsParser(url.href, status < 300 ? text : "");
  const delay = robots.getCrawlDelay(USER_AGENT);
  if (delay !== undefined && delay > MAX_CRAWL_DELAY_SECONDS) {
    throw unprocessable(`${url.host} wants ${delay} seconds between two pages. It was not read.`);
  }
  return {
    // undefined: another host, about which this file says nothing.
    isAllowed: (each) => robots.isAllowed(withHost(each, url), USER_AGENT) ?? false,
    delayMilliseconds: delay === undefined ? null : Math.max(0, delay * 1000),
    sitemaps: robots.getSitemaps(),
  };
}

/** A site with and without "www.", with http and with https, is one: the file holds for all of it. */
const withHost = ({ pathname, search }: URL, { origin }: URL) => `${origin}${pathname}${search}`;
