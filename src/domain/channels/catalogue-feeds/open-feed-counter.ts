import type { FeedKind } from "#contract/channels/platforms.ts";
import { cutText } from "#contract/cut-text.ts";
import type { FeedCounter } from "../../services/feed-counter.ts";
import type { Shop } from "../../shop.ts";

const WRITE_MILLISECONDS = 10_000;
/** Between two writes; the addresses of feeds are secret, and few programs know them. */
const MAX_ROWS = 100;
const RETENTION_DAYS = 90;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

type Row = { day: string; feed: FeedKind; client: string; count: number; lastAt: string };

/** Counts in memory who fetches feeds, and writes in batches. */
export class OpenFeedCounter implements FeedCounter {
  readonly #shop: Shop;
  readonly #timer: NodeJS.Timeout;
  #rows = new Map<string, Row>();
  #writing: Promise<void> = Promise.resolve();

  constructor(shop: Shop) {
    this.#shop = shop;
    this.#timer = setInterval(() => void this.#run(), WRITE_MILLISECONDS).unref();
  }

  count(feed: FeedKind, userAgent: string | undefined): void {
    const lastAt = this.#shop.now().toISOString();
    const [day, client] = [lastAt.slice(0, 10), nameClient(userAgent)];
    this.#add({ day, feed, client, count: 1, lastAt });
  }

  /** Writes what was counted; on failure it is counted again and written the next time. */
  write(): Promise<void> {
    const next = this.#writing.catch(() => undefined).then(() => this.#writeAll());
    this.#writing = next;
    return next;
  }

  /** Stops the timer and writes what is left. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }

  #add(row: Row): void {
    const key = `${row.day} ${row.feed} ${row.client}`;
    const known = this.#rows.get(key);
    if (!known && this.#rows.size >= MAX_ROWS) return;
    const lastAt = known && known.lastAt > row.lastAt ? known.lastAt : row.lastAt;
    this.#rows.set(key, { ...row, lastAt, count: row.count + (known?.count ?? 0) });
  }

  async #writeAll(): Promise<void> {
    const rows = [...this.#rows.values()];
    if (rows.length === 0) return;
    this.#rows = new Map();
    try {
      await writeFetches(this.#shop, rows);
    } catch (error) {
      for (const row of rows) this.#add(row);
      throw error;
    }
  }

  async #run(): Promise<void> {
    try {
      await this.write();
    } catch (error) {
      this.#shop.log.error("writing who fetched the feeds failed; it is written later", { error });
    }
  }
}

async function writeFetches({ db, now }: Shop, rows: Row[]): Promise<void> {
  // In one order, so that of two processes none waits for a row of the other's.
  const keyOf = ({ day, feed, client }: Row) => `${day} ${feed} ${client}`;
  await db
    .insertInto("feedFetches")
    .values(rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.columns(["day", "feed", "client"]).doUpdateSet((eb) => ({
        count: eb("feedFetches.count", "+", eb.ref("excluded.count")),
        lastAt: eb
          .case()
          .when("feedFetches.lastAt", ">", eb.ref("excluded.lastAt"))
          .then(eb.ref("feedFetches.lastAt"))
          .else(eb.ref("excluded.lastAt"))
          .end(),
      })),
    )
    .execute();
  const oldest = new Date(now().getTime() - RETENTION_DAYS * DAY_MILLISECONDS).toISOString();
  await db.deleteFrom("feedFetches").where("day", "<", oldest.slice(0, 10)).execute();
}

const PLATFORMS: [RegExp, string][] = [
  [/googlebot|google-|feedfetcher-google|googleproducer|google merchant/i, "Google"],
  [/facebookexternalhit|facebookcatalog|facebookbot|meta-externalagent/i, "Meta"],
  [/pinterest/i, "Pinterest"],
  [/bingbot|msnbot/i, "Bing"],
];

const MAX_LENGTH = 50;

/** The name of the program that a User-Agent header states: "Google", "a browser", "curl"; without its version. */
export function nameClient(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, 500) ?? "";
  const platform = PLATFORMS.find(([pattern]) => pattern.test(text))?.[1];
  if (platform) return platform;
  const [name = ""] = /^[\w.-]+/.exec(text) ?? [];
  if (name === "Mozilla") return "a browser";
  return cutText(name, MAX_LENGTH) || "an unnamed program";
}
