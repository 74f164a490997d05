import type { Insertable } from "kysely";
import { FINE_METALS } from "#contract/catalogue/metal-prices/fine-metals.ts";
import type { MetalPrices } from "#contract/catalogue/metal-prices/follow-metals.ts";
import { isUnusual } from "#contract/catalogue/metal-prices/ounce-price.ts";
import type { Tables } from "#database/tables.ts";
import { loadPriceHistory } from "../../catalogue/metal-prices/load-price-history.ts";
import { recordMetalPrices } from "../../catalogue/metal-prices/record-metal-prices.ts";
import { DatabaseUnavailableError, DomainError } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { withLease } from "../../infrastructure/leases/with-lease.ts";
import type { Shop } from "../../shop.ts";
import { fetchPriceAnswer } from "./fetch-price-answer.ts";
import { readPicks, type ReadPicks } from "./read-picks.ts";
import { decryptUrl, type StoredSource } from "./stored-source.ts";

const LEASE_MILLISECONDS = 5 * 60 * 1000;
const HOUR_MILLISECONDS = 60 * 60 * 1000;
/** Less than a day, so that an hourly job does not begin an hour later each day. */
const DAY_MILLISECONDS = 23.5 * HOUR_MILLISECONDS;

/**
 * Fetches what metals cost, once a day where that was asked for, and records it; pieces keep their prices. A price that
 * is off by more than a fifth waits until it is confirmed. A failure is stored in words and tried again in an hour.
 */
export async function fetchDueMetalPrices(shop: Shop): Promise<void> {
  await withLease(shop, "metal prices", LEASE_MILLISECONDS, async () => {
    const source = await findDueSource(shop);
    if (source) await fetchPrices(shop, source);
  });
}

const findDueSource = (shop: Shop): Promise<StoredSource | undefined> =>
  shop.db
    .selectFrom("metalPriceSource")
    .selectAll()
    .where("isDaily", "=", true)
    .where("dueAt", "<=", nowOf(shop))
    .executeTakeFirst();

async function fetchPrices(shop: Shop, source: StoredSource): Promise<void> {
  try {
    const url = decryptUrl(shop, source);
    const answer = await fetchPriceAnswer(shop, url, shop.jobs.stopping);
    await storeFetched(shop, source, readPicks(answer, source.picks));
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error;
    if (shop.jobs.stopping.aborted) return;
    shop.log.warn("fetching metal prices failed; it is tried again in an hour", { error });
    const dueAt = afterNow(shop, HOUR_MILLISECONDS);
    await updateSource(shop, source, { failure: explain(error), failedAt: nowOf(shop), dueAt });
  }
}

const nowOf = (shop: Shop): string => shop.now().toISOString();
const afterNow = (shop: Shop, milliseconds: number): string =>
  new Date(shop.now().getTime() + milliseconds).toISOString();

const explain = (error: unknown): string =>
  error instanceof DomainError
    ? error.message
    : "The prices couldn’t be fetched. The server’s log says why.";

type Outcome = Partial<Pick<StoredSource, "dueAt" | "fetchedAt" | "failure" | "failedAt">>;

/** Only while it is still the address that was fetched. @returns whether it was */
async function updateSource(shop: Shop, { url }: StoredSource, outcome: Outcome): Promise<boolean> {
  const { numUpdatedRows } = await shop.db
    .updateTable("metalPriceSource")
    .set(outcome)
    .where("url", "=", url)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function storeFetched(
  shop: Shop,
  source: StoredSource,
  { prices, problems }: ReadPicks,
): Promise<void> {
  const fetchedAt = nowOf(shop);
  const isAny = Object.keys(prices).length > 0;
  const failure = problems.map(({ sentence }) => sentence).join(" ") || null;
  await inTransaction(shop, async (shop) => {
    const outcome = {
      failure,
      failedAt: failure === null ? null : fetchedAt,
      dueAt: afterNow(shop, isAny ? DAY_MILLISECONDS : HOUR_MILLISECONDS),
      ...(isAny && { fetchedAt }),
    };
    if (await updateSource(shop, source, outcome)) await storePrices(shop, prices, fetchedAt);
  });
}

async function storePrices(shop: Shop, prices: MetalPrices, fetchedAt: string): Promise<void> {
  const { current } = await loadPriceHistory(shop);
  const usual: MetalPrices = {};
  for (const metal of FINE_METALS) {
    const nanoDollars = prices[metal];
    if (nanoDollars === undefined) continue;
    if (isUnusual(metal, current[metal], nanoDollars))
      await storeWaiting(shop, { metal, nanoDollars, fetchedAt });
    else usual[metal] = nanoDollars;
  }
  if (Object.keys(usual).length > 0) await recordMetalPrices(shop, usual, null);
}

const storeWaiting = (shop: Shop, price: Insertable<Tables["waitingMetalPrices"]>) =>
  shop.db
    .insertInto("waitingMetalPrices")
    .values(price)
    .onConflict((waiting) => waiting.column("metal").doUpdateSet(price))
    .execute();
