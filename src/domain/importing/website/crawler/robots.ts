import robotsParser, { type Robot } from "robots-parser";
import { DomainError, unprocessable } from "../../../errors.ts";

/** The crawler's name in robots.txt and User-Agent. */
export const USER_AGENT = "Jewelry-Shop-Importer";

export type Robots = {
  isAllowed: (url: URL) => boolean;
  /** Delay between the starts of two requests; null when not given. */
  delayMilliseconds: number | null;
  sitemaps: string[];
};

/** A site with a longer crawl delay is not imported. */
const MAX_CRAWL_DELAY_SECONDS = 30;

/**
 * Parses a site's robots.txt. A missing one allows everything.
 * @throws unprocessable when its crawl delay is too long
 */
export function readRobots(url: URL, { status, text }: { status: number; text: string }): Robots {
  if (status >= 500) {
    throw new DomainError("bad-gateway", `${url.host} broke while it was asked (${status}).`);
  }
  const robots: Robot = robotsParser(url.href, status < 300 ? withoutOtherAgents(text) : "");
  const delay = robots.getCrawlDelay(USER_AGENT);
  if (delay !== undefined && delay > MAX_CRAWL_DELAY_SECONDS) {
    throw unprocessable(`${url.host} wants ${delay} seconds between two pages. It was not read.`);
  }
  return {
    // robots-parser returns undefined for another host.
    isAllowed: (each) => robots.isAllowed(withHost(each, url), USER_AGENT) ?? false,
    delayMilliseconds: delay === undefined ? null : Math.max(0, delay * 1000),
    sitemaps: robots.getSitemaps(),
  };
}

const AGENT_LINE = /^\s*user-agent\s*:\s*([^\s/#]*)/i;

/**
 * Of agents that share rules only those that matter here, and the first: the parser copies each rule for each of
 * them, which takes the square of the length.
 */
function withoutOtherAgents(text: string): string {
  const kept = new Set<string>();
  const lines = text.split(/\r\n|\r|\n/).filter((line) => {
    const agent = AGENT_LINE.exec(line)?.[1]?.toLowerCase();
    if (agent === undefined) {
      if (/^\s*[^\s:#][^:#]*:/.test(line)) kept.clear();
      return true;
    }
    const matters = agent === "*" || agent === USER_AGENT.toLowerCase();
    if (kept.has(agent) || (kept.size > 0 && !matters)) return false;
    kept.add(agent);
    return true;
  });
  return lines.join("\n");
}

/** Hosts with and without "www.", http and https count as one site. */
const withHost = ({ pathname, search }: URL, { origin }: URL) => `${origin}${pathname}${search}`;
