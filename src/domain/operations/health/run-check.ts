import type { HealthCheck } from "#contract/operations/health.ts";
import type { Shop } from "../../shop.ts";
import type { Check } from "./checks/checks.ts";
import type { Finding } from "./checks/finding.ts";

const MILLISECONDS = 20_000;
/** In the background. */
const LONG_MILLISECONDS = 10 * 60_000;

/** A check that cannot be finished, or not in time, has failed: what it looks at may be broken. */
export async function runCheck(shop: Shop, { name, run, everyHours }: Check): Promise<HealthCheck> {
  const checkedAt = shop.now().toISOString();
  const limit = everyHours === undefined ? MILLISECONDS : LONG_MILLISECONDS;
  try {
    return { name, checkedAt, ...(await withinTime(limit, (signal) => run(shop, signal))) };
  } catch (error) {
    shop.log.error("health check could not be finished", { check: name, error });
    const reason = error instanceof Error ? error.message : String(error);
    return { name, checkedAt, state: "failed", sentence: `This couldn’t be checked: ${reason}` };
  }
}

async function withinTime(
  milliseconds: number,
  run: (signal: AbortSignal) => Promise<Finding>,
): Promise<Finding> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`It took longer than ${milliseconds / 1000} seconds.`);
    controller.abort(error);
    late.reject(error);
  }, milliseconds);
  try {
    return await Promise.race([run(controller.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
