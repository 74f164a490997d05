import { setTimeout as sleep } from "node:timers/promises";
import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { batchesOf } from "../../batches-of.ts";
import { forEachRow } from "../../for-each-row.ts";
import { withLease } from "../../infrastructure/leases/with-lease.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { shopDay } from "../insights/shop-day.ts";
import { listLinkedTexts } from "./list-linked-texts.ts";
import { areLinksChecked } from "./switch-link-checks.ts";
import { DomainError } from "../../errors.ts";

type Link = Selectable<Tables["outsideLinks"]>;

const LEASE_MILLISECONDS = 5 * 60 * 1000;
const MAX_AT_ONCE = 20;
const PAUSE_MILLISECONDS = 5000;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const DAYS = { well: 30, failedOnce: 1, broken: 7 };

/**
 * Checks the links to other sites that are due: each once a month, and one that failed again on the next day; at
 * most 20 an hour, one after the other with pauses, in one process of all.
 * @returns how many were checked
 */
export async function checkOutsideLinks(
  shop: Shop,
  pauseMilliseconds = PAUSE_MILLISECONDS,
): Promise<number> {
  if (!(await areLinksChecked(shop))) return 0;
  const check = () => checkDue(shop, pauseMilliseconds);
  return (await withLease(shop, "outside links", LEASE_MILLISECONDS, check)) ?? 0;
}

async function checkDue(shop: Shop, pauseMilliseconds: number): Promise<number> {
  const { timeZone } = await getSettings(shop);
  const today = shopDay(shop.now(), timeZone);
  await listToday(shop, today);
  let checked = 0;
  const named = { work: "check a link to another site", key: ({ url }: Link) => url };
  await forEachRow(shop, await listDue(shop), named, async (link) => {
    if (shop.jobs.stopping.aborted) return;
    if (checked > 0) await sleep(pauseMilliseconds);
    const failure = await tryLink(shop, link.url);
    if (failure === STOPPED) return;
    await store(shop, link, { failure, today });
    checked += 1;
  });
  return checked;
}

/** Once a day: the links that the texts hold, new ones due at once; those that are gone are forgotten. */
async function listToday(shop: Shop, today: string): Promise<void> {
  const { db, now } = shop;
  const listed = await db
    .selectFrom("outsideLinks")
    .select("url")
    .where("listedOn", "=", today)
    .limit(1)
    .executeTakeFirst();
  if (listed) return;
  const urls = [...(await listLinkedTexts(shop)).keys()];
  const dueAt = now().toISOString();
  for (const batch of batchesOf(urls, 100)) {
    await db
      .insertInto("outsideLinks")
      .values(batch.map((url) => ({ url, listedOn: today, dueAt })))
      .onConflict((conflict) => conflict.column("url").doUpdateSet({ listedOn: today }))
      .execute();
  }
  await db.deleteFrom("outsideLinks").where("listedOn", "<", today).execute();
}

const listDue = ({ db, now }: Shop): Promise<Link[]> =>
  db
    .selectFrom("outsideLinks")
    .selectAll()
    .where("dueAt", "<=", now().toISOString())
    .where("dismissedAt", "is", null)
    .orderBy("dueAt")
    .orderBy("url")
    .limit(MAX_AT_ONCE)
    .execute();

const inDays = ({ now }: Shop, days: number): string =>
  new Date(now().getTime() + days * DAY_MILLISECONDS).toISOString();

type Outcome = { failure: string | null; today: string };

async function store(shop: Shop, link: Link, { failure, today }: Outcome): Promise<void> {
  const firstFailedOn = link.firstFailedOn ?? today;
  const days = firstFailedOn === today ? DAYS.failedOnce : DAYS.broken;
  const outcome =
    failure === null
      ? { firstFailedOn: null, lastFailedOn: null, dueAt: inDays(shop, DAYS.well) }
      : { firstFailedOn, lastFailedOn: today, dueAt: inDays(shop, days) };
  await shop.db
    .updateTable("outsideLinks")
    .set({ failure, ...outcome })
    .where("url", "=", link.url)
    .execute();
}

/** The shop stopped in between: nothing is known of the page. */
const STOPPED = Symbol("stopped");

const TIMEOUT_MILLISECONDS = 15_000;

/**
 * Asks for the headers of a page on another site: by HEAD, and by GET where that is refused. No body is read.
 * @returns why it leads nowhere; null where it answers, or does not want to be asked by a program
 */
async function tryLink(shop: Shop, url: string): Promise<string | typeof STOPPED | null> {
  const byHead = await ask(shop, url, "HEAD");
  if (byHead.status !== null && byHead.status < 400) return null;
  const { status, failure } = await ask(shop, url, "GET");
  if (shop.jobs.stopping.aborted) return STOPPED;
  if (status === null) return failure;
  if (status === 404 || status === 410) return `The page is gone (${status}).`;
  return status >= 500 ? `The site answers with an error (${status}).` : null;
}

type Answer = { status: number | null; failure: string | null };

async function ask(
  { outbound, publicUrl, jobs }: Shop,
  url: string,
  method: "HEAD" | "GET",
): Promise<Answer> {
  try {
    const { status } = await outbound.fetch(url, {
      method,
      headers: { "User-Agent": `Mozilla/5.0 (compatible; link check of ${publicUrl})` },
      timeoutMilliseconds: TIMEOUT_MILLISECONDS,
      ignoresBody: true,
      signal: jobs.stopping,
    });
    return { status, failure: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // An address that may not be asked is no failure of the page.
    return { status: null, failure: error.code === "bad-gateway" ? error.message : null };
  }
}
