import { clientNetwork } from "../../../infrastructure/rate-limit/client-network.ts";
import type { SeenPage } from "../../../services/visit-counter.ts";
import { Counts } from "./counts.ts";
import { describeKept } from "./describe-kept.ts";
import { describeMissing } from "./describe-missing.ts";
import { describePage } from "./describe-page.ts";
import { describeSearch } from "./describe-search.ts";
import { describeSource } from "./describe-source.ts";
import { type Hash, hashText, NO_HASH } from "./hash-visitor.ts";
import { VisitorSketch } from "./visitor-sketch.ts";

/** Nobody reads so many pages between two writes: a crawler that calls itself a browser, all day. */
const MAX_VIEWS_BETWEEN_WRITES = 30;
/** So many that visitors share none, but for a shop of a thousand views a second. */
const VIEW_SLOTS = 65_536;
const MAX_HASHES = 50_000;

/** What is counted of a day since the last write, and the sketch of its visitors in this process. */
export class CountedDay {
  /** "2026-11-20". */
  readonly day: string;
  readonly sketch: VisitorSketch;
  readonly #salt: Hash;
  #counts = new Counts();
  #hasNewVisitors = false;
  /** Salted hashes with what is counted once a visitor and day; gone when the day is. */
  readonly #once = new Set<string>();
  /** By a part of the visitor's hash, up to 255. */
  readonly #views = new Uint8Array(VIEW_SLOTS);
  readonly #crawlers = new Set<number>();

  constructor({ day, salt, registers }: { day: string; salt: string; registers: string }) {
    this.day = day;
    this.#salt = hashText(salt, NO_HASH);
    this.sketch = VisitorSketch.from(registers);
  }

  get isWritten(): boolean {
    return this.#counts.isEmpty && !this.#hasNewVisitors;
  }

  count(seen: SeenPage, ownHost: string): void {
    // The address is hashed with the day's salt at once, and nothing else keeps it.
    const visitor = seen.isPrivate ? null : this.#hash(seen);
    if (visitor && this.#isTooFast(visitor)) return;
    if (seen.outcome === "missing") return this.#countMissing(seen, visitor);
    const { target, browser, referer } = seen;
    const page = describePage(pathOf(target));
    if (page) this.#counts.add(page.kind, page.subject);
    if (page && visitor && this.sketch.add(visitor.high, visitor.low)) {
      this.#hasNewVisitors = true;
      this.#counts.add("source", describeSource(target, referer, ownHost));
      this.#counts.add("device", browser.device);
    }
    const search = seen.outcome === "no-results" ? describeSearch(target) : null;
    if (search !== null) this.#countOnce("search", search, visitor);
    if (visitor) for (const id of describeKept(target)) this.#countOnce("keep", id, visitor);
  }

  /** What was counted since the last time, which begins anew. */
  take(): { counts: Counts; hasNewVisitors: boolean } {
    const taken = { counts: this.#counts, hasNewVisitors: this.#hasNewVisitors };
    this.#counts = new Counts();
    this.#hasNewVisitors = false;
    this.#views.fill(0);
    return taken;
  }

  /** Adds again what could not be written. */
  putBack({ counts, hasNewVisitors }: { counts: Counts; hasNewVisitors: boolean }): void {
    counts.addAll(this.#counts);
    this.#counts = counts;
    this.#hasNewVisitors ||= hasNewVisitors;
  }

  #hash({ address, browser }: SeenPage): Hash {
    const { high, low } = browser.hash;
    return hashText(networkOf(address), {
      high: this.#salt.high ^ high,
      low: this.#salt.low ^ low,
    });
  }

  #isTooFast({ low }: Hash): boolean {
    if (this.#crawlers.has(low)) return true;
    const slot = low % VIEW_SLOTS;
    const views = (this.#views[slot] ?? 0) + 1;
    this.#views[slot] = Math.min(views, 255);
    if (views <= MAX_VIEWS_BETWEEN_WRITES) return false;
    if (this.#crawlers.size < MAX_HASHES) this.#crawlers.add(low);
    return true;
  }

  #countMissing({ target }: SeenPage, visitor: Hash | null): void {
    const path = describeMissing(target);
    if (path !== null) this.#countOnce("missing", path, visitor);
  }

  /** Once a visitor; each time for those who cannot be distinguished. */
  #countOnce(kind: "search" | "missing" | "keep", subject: string, visitor: Hash | null): void {
    if (visitor) {
      const key = `${visitor.high} ${visitor.low} ${kind} ${subject}`;
      if (this.#once.has(key) || this.#once.size >= MAX_HASHES) return;
      this.#once.add(key);
    }
    this.#counts.add(kind, subject);
  }
}

const MAPPED_IPV4 = "::ffff:";

/** An IPv6 visitor's address changes within its network. */
function networkOf(address: string): string {
  if (address.startsWith(MAPPED_IPV4)) return address.slice(MAPPED_IPV4.length);
  return address.includes(":") ? clientNetwork(address) : address;
}

const pathOf = (target: string): string => {
  const end = target.indexOf("?");
  return end < 0 ? target : target.slice(0, end);
};
