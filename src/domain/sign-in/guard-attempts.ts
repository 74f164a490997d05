import { DomainError } from "../errors.ts";
import { inTransaction } from "../in-transaction.ts";
import type { Shop } from "../shop.ts";
import { takeTurn } from "../take-turn.ts";

const WINDOW_MS = 15 * 60 * 1000;

export type Limit = {
  /** Whose failures are counted: a name, an address. */
  subject: string;
  /** How many failures in 15 minutes are borne. */
  allowed: number;
  /** Whether a success forgets what failed before it. */
  cleared: boolean;
};

/**
 * Runs a check of a password, unless too many failed lately. Each attempt is written down as failed
 * before it is made, so that many at once are counted like many in a row.
 * @param check answers null when the password is wrong
 * @throws too-many-requests, with the seconds to wait; the check is not run then
 */
export async function guardAttempts<T>(
  shop: Shop,
  limits: Limit[],
  check: () => Promise<T | null>,
): Promise<T | null> {
  const ids = await beginAttempt(shop, limits);
  const result = await check().catch(async (error: unknown) => {
    await shop.db.deleteFrom("signInFailures").where("id", "in", ids).execute();
    throw error;
  });
  if (result !== null) await forgive(shop, limits, ids);
  return result;
}

async function beginAttempt(shop: Shop, limits: Limit[]): Promise<number[]> {
  const failedAt = shop.now().toISOString();
  const since = new Date(shop.now().getTime() - WINDOW_MS).toISOString();
  return inTransaction(shop, async (shop) => {
    await shop.db.deleteFrom("signInFailures").where("failedAt", "<=", since).execute();
    // One attempt after the other counts, always in the same order, so that none waits for ever.
    for (const { subject } of limits.toSorted((a, b) => (a.subject < b.subject ? -1 : 1))) {
      await takeTurn(shop, subject);
    }
    for (const limit of limits) await refuseTooMany(shop, limit);
    const rows = limits.map(({ subject }) => ({ subject, failedAt }));
    const inserted = await shop.db
      .insertInto("signInFailures")
      .values(rows)
      .returning("id")
      .execute();
    return inserted.map(({ id }) => id);
  });
}

async function refuseTooMany(shop: Shop, { subject, allowed }: Limit): Promise<void> {
  const failures = await shop.db
    .selectFrom("signInFailures")
    .select("failedAt")
    .where("subject", "=", subject)
    .orderBy("failedAt", "desc")
    .limit(allowed)
    .execute();
  const oldest = failures[allowed - 1];
  if (!oldest) return;
  const free = Date.parse(oldest.failedAt) + WINDOW_MS;
  const retryAfterSeconds = Math.max(1, Math.ceil((free - shop.now().getTime()) / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  throw new DomainError(
    "too-many-requests",
    `Too many failed attempts. Please try again in ${wait}.`,
    { retryAfterSeconds },
  );
}

async function forgive(shop: Shop, limits: Limit[], ids: number[]): Promise<void> {
  const cleared = limits.filter((limit) => limit.cleared).map(({ subject }) => subject);
  await shop.db
    .deleteFrom("signInFailures")
    .where((eb) =>
      cleared.length > 0
        ? eb.or([eb("id", "in", ids), eb("subject", "in", cleared)])
        : eb("id", "in", ids),
    )
    .execute();
}
