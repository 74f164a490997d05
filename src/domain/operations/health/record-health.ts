import type { Health, HealthCheck } from "#contract/operations/health.ts";
import type { Shop } from "../../shop.ts";
import { type Check, CHECKS } from "./checks/checks.ts";
import { runCheck } from "./run-check.ts";
import { readStoredResults, storeResult } from "./stored-results.ts";

const MINUTE_MILLISECONDS = 60 * 1000;
/** A job that runs each hour comes a little early or late. */
const EARLY_MILLISECONDS = 10 * MINUTE_MILLISECONDS;
/** Whoever presses Check again waits no longer. */
const WAIT_MILLISECONDS = 25_000;

/**
 * Runs the checks that are due and stores what they found: quick ones each time, long ones when their hours
 * have passed, or within an hour of finding something wrong.
 * @param isForced runs all of them; one that takes longer than 25 seconds goes on in the background, and its
 * last result is answered
 */
export async function recordHealth(shop: Shop, { isForced = false } = {}): Promise<Health> {
  const stored = await readStoredResults(shop);
  const checks = CHECKS.map(async (check) => {
    const last = stored.get(check.name);
    if (isForced)
      return (await withinTime(shop, runAndStore(shop, check))) ?? last ?? late(shop, check);
    return last && !isDue(shop, check, last) ? last : runAndStore(shop, check);
  });
  return { checks: await Promise.all(checks) };
}

/** Runs one check now and stores what it found. */
export function recordCheck(shop: Shop, name: string): Promise<HealthCheck> {
  const check = CHECKS.find((each) => each.name === name);
  if (!check) throw new Error(`There is no check ${name}.`);
  return runAndStore(shop, check);
}

/** The shop waits for it when it stops. */
const runAndStore = (shop: Shop, check: Check): Promise<HealthCheck> =>
  shop.jobs.run(async () => {
    const found = await runCheck(shop, check);
    await storeResult(shop, found);
    return found;
  });

function isDue({ now }: Shop, { everyHours = 0 }: Check, { state, checkedAt }: HealthCheck) {
  const hours = state === "ok" ? everyHours : Math.min(everyHours, 1);
  const age = now().getTime() - Date.parse(checkedAt);
  return age < 0 || age >= hours * 60 * MINUTE_MILLISECONDS - EARLY_MILLISECONDS;
}

async function withinTime(shop: Shop, running: Promise<HealthCheck>): Promise<HealthCheck | null> {
  const timer = Promise.withResolvers<null>();
  const timeout = setTimeout(() => timer.resolve(null), WAIT_MILLISECONDS);
  running.catch((error: unknown) => {
    shop.log.error("storing the result of a health check failed", { error });
  });
  try {
    return await Promise.race([running, timer.promise]);
  } finally {
    clearTimeout(timeout);
  }
}

const late = ({ now }: Shop, { name }: Check): HealthCheck => ({
  name,
  state: "warning",
  sentence: "This takes longer than usual.",
  fix: "It goes on in the background. Look here again in a few minutes.",
  checkedAt: now().toISOString(),
});
