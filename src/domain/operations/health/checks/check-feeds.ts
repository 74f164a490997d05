import { countOf } from "#contract/count-of.ts";
import { FEED_KINDS, type FeedKind, PLATFORMS } from "#contract/channels/platforms.ts";
import type { Shop } from "../../../shop.ts";
import { type Finding, ok } from "./finding.ts";
import { formatAge } from "./format-age.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Platforms fetch daily; a new feed has that long until somebody has entered its address. */
const SILENT_DAYS = 7;

type Fetch = { feed: string; client: string; lastAt: string };

/** Who fetched the feeds of platforms last, and whether one has stopped. */
export async function checkFeeds(shop: Shop): Promise<Finding> {
  const feeds = await listFeeds(shop);
  if (feeds.length === 0) return ok("No platform fetches a feed.");
  const fetches = await listFetches(shop);
  const details = feeds.map(({ kind }) => describeFeed(shop, kind, fetches));
  const silent = feeds.filter(({ kind, since }) => isSilent(shop, kind, since, fetches));
  if (silent.length === 0) {
    return { ...ok(`${countOf(feeds.length, "feed")} for platforms.`), details };
  }
  const names = silent.map(({ kind }) => PLATFORMS[kind].name);
  return {
    state: "warning",
    sentence: `${new Intl.ListFormat("en-US").format(names)} ${names.length === 1 ? "has" : "have"} not fetched ${names.length === 1 ? "its feed" : "their feeds"} for a week.`,
    meaning: "New pieces and prices don’t arrive there.",
    fix: "Check there that the feed’s address is still the one under Platforms.",
    screen: "/admin/platforms",
    details,
  };
}

const isFeed = (kind: string): kind is FeedKind => FEED_KINDS.some((each) => each === kind);

/** The feeds that are on, and since when. */
async function listFeeds({ db }: Shop): Promise<{ kind: FeedKind; since: string }[]> {
  const rows = await db
    .selectFrom("platformIntegrations")
    .select(["platform", "createdAt"])
    .where("isActive", "=", true)
    .where("deletedAt", "is", null)
    .orderBy("id")
    .execute();
  return rows.flatMap(({ platform, createdAt }) =>
    isFeed(platform) ? { kind: platform, since: createdAt } : [],
  );
}

/** The last fetch of each feed by each program, the latest first. */
async function listFetches({ db }: Shop): Promise<Fetch[]> {
  return db
    .selectFrom("feedFetches")
    .select(({ fn }) => ["feed", "client", fn.max("lastAt").as("lastAt")])
    .groupBy(["feed", "client"])
    .orderBy("lastAt", "desc")
    .limit(500)
    .execute();
}

/** Only the platform itself counts: whoever tries the address out is no customer of it. */
function isSilent({ now }: Shop, kind: FeedKind, since: string, fetches: Fetch[]): boolean {
  const own = fetches.find(({ feed, client }) => feed === kind && client === OWN[kind]);
  return now().getTime() - Date.parse(own?.lastAt ?? since) >= SILENT_DAYS * DAY_MILLISECONDS;
}

const OWN: Record<FeedKind, string> = { google: "Google", meta: "Meta", pinterest: "Pinterest" };

const MOST_CLIENTS = 3;

function describeFeed({ now }: Shop, kind: FeedKind, fetches: Fetch[]): string {
  const own = fetches.filter(({ feed }) => feed === kind).slice(0, MOST_CLIENTS);
  const { name } = PLATFORMS[kind];
  if (own.length === 0) return `${name}: not fetched yet.`;
  const clients = own.map(({ client, lastAt }) => `${formatAge(lastAt, now())} by ${client}`);
  return `${name}: last fetched ${new Intl.ListFormat("en-US").format(clients)}.`;
}
