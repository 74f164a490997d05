import { commitWithoutFsync } from "#database/commit-without-fsync.ts";
import { DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { advisoryLock } from "../../advisory-lock.ts";
import { lastPeriod } from "../../infrastructure/rate-limit/last-period.ts";
import { isKnownDevice, type RateLimit, WINDOW_MILLISECONDS } from "./sign-in-rate-limits.ts";

/**
 * Checks a password or code unless too many checks failed recently. Each attempt is recorded as failed
 * before it is checked, so that concurrent attempts count too; a refused one costs no write and no check.
 * @param limits the subject of the last one is the client in the sign-in queue
 * @param check resolves to null when the password is wrong
 * @throws too-many-requests, with the seconds to wait; the check is not run then
 */
export async function limitAttempts<T>(
  shop: Shop,
  limits: RateLimit[],
  check: () => Promise<T | null>,
): Promise<T | null> {
  try {
    for (const limit of limits) await rejectTooMany(shop, limit);
    return await shop.signInQueue.run(
      { subject: limits.at(-1)?.subject ?? "", isKnown: limits.some(isKnownDevice) },
      () => attemptCheck(shop, limits, check),
    );
  } catch (error) {
    if (isTooManyRequests(error)) await shop.refusals.throttle("sign-in");
    throw error;
  }
}

const isTooManyRequests = (error: unknown): boolean =>
  error instanceof DomainError && error.code === "too-many-requests";

async function attemptCheck<T>(
  shop: Shop,
  limits: RateLimit[],
  check: () => Promise<T | null>,
): Promise<T | null> {
  const ids = await recordAttempt(shop, limits);
  const result = await check().catch(async (error: unknown) => {
    await shop.db.deleteFrom("signInFailures").where("id", "in", ids).execute();
    throw error;
  });
  if (result !== null) await clearFailures(shop, limits, ids);
  return result;
}

/** Commits without fsync: a power cut may lose the last failures. */
async function recordAttempt(shop: Shop, limits: RateLimit[]): Promise<number[]> {
  const failedAt = shop.now().toISOString();
  return commitWithoutFsync(shop, async (db) => {
    const inTrx = { ...shop, db };
    // Sorted, so that two attempts cannot deadlock.
    for (const { subject } of limits.toSorted((a, b) => (a.subject < b.subject ? -1 : 1))) {
      await advisoryLock(inTrx, subject);
    }
    for (const limit of limits) await rejectTooMany(inTrx, limit);
    const rows = limits.map(({ subject }) => ({ subject, failedAt }));
    const inserted = await db.insertInto("signInFailures").values(rows).returning("id").execute();
    return inserted.map(({ id }) => id);
  });
}

async function rejectTooMany(
  shop: Shop,
  { subject, maxFailures: allowed }: RateLimit,
): Promise<void> {
  const now = shop.now().getTime();
  const refusedUntil = shop.refusals.refusedUntil(subject);
  if (refusedUntil !== undefined && refusedUntil > now) throw tooManyFailures(refusedUntil - now);
  const failures = await shop.db
    .selectFrom("signInFailures")
    .select("failedAt")
    .where("subject", "=", subject)
    .where((eb) => eb.between("failedAt", ...lastPeriod(shop, WINDOW_MILLISECONDS)))
    .orderBy("failedAt", "desc")
    .limit(allowed)
    .execute();
  const oldest = failures[allowed - 1];
  if (!oldest) return;
  const allowedAt = Date.parse(oldest.failedAt) + WINDOW_MILLISECONDS;
  shop.refusals.cache(subject, allowedAt);
  throw tooManyFailures(allowedAt - now);
}

function tooManyFailures(milliseconds: number): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return new DomainError("too-many-requests", `Too many failed attempts. Try again in ${wait}.`, {
    retryAfterSeconds,
  });
}

async function clearFailures(shop: Shop, limits: RateLimit[], ids: number[]): Promise<void> {
  const cleared = limits.filter((limit) => limit.clearedBySuccess).map(({ subject }) => subject);
  await shop.db
    .deleteFrom("signInFailures")
    .where((eb) =>
      cleared.length > 0
        ? eb.or([eb("id", "in", ids), eb("subject", "in", cleared)])
        : eb("id", "in", ids),
    )
    .execute();
  shop.refusals.clear(limits.map(({ subject }) => subject));
}
