/** What a User-Agent header tells. */
export type Browser = {
  isCrawler: boolean;
  /** A tablet counts as a phone. */
  device: "phone" | "computer";
  /** Tells browsers of one address apart. */
  hash: { high: number; low: number };
};

/** A page that somebody has asked for. Nothing of it is stored but the counts it raises. */
export type SeenPage = {
  /** Path and query. */
  target: string;
  outcome: "shown" | "missing" | "no-results";
  /** The visitor's IP address. */
  address: string;
  browser: Browser;
  referer: string | undefined;
  /** Do Not Track or Global Privacy Control: a view, and no part of the estimate of visitors. */
  isPrivate: boolean;
};

/** Counts in memory; what is counted is written every ten seconds. */
export type VisitCounter = { count: (seen: SeenPage) => void };
