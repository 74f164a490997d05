import { DIRECT, LETTER } from "#contract/operations/insights.ts";

const MAX_LENGTH = 100;

/**
 * Where a visit came from.
 * @param target path and query; letters mark their links
 * @returns the host of the site before, without "www."; DIRECT without one or for the shop's own; LETTER
 */
export function describeSource(
  target: string,
  referer: string | undefined,
  ownHost: string,
): string {
  if (/[?&]utm_source=newsletter(?:&|$)/.test(target)) return LETTER;
  const url = referer === undefined ? null : URL.parse(referer);
  if (!url || !/^https?:$/.test(url.protocol)) return DIRECT;
  const host = withoutWww(url.hostname);
  const isOwn = host === withoutWww(ownHost);
  return isOwn || host.length > MAX_LENGTH || !host.includes(".") ? DIRECT : host;
}

const withoutWww = (host: string): string => host.replace(/^www\./, "");
