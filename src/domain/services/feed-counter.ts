import type { FeedKind } from "#contract/channels/platforms.ts";

/** Counts in memory who fetches the feeds of platforms; what is counted is written every ten seconds. */
export type FeedCounter = { count: (feed: FeedKind, userAgent: string | undefined) => void };
