import { HEALTH_STATES, type Health } from "#contract/operations/health.ts";
import { checkHealth } from "#domain/operations/health/check-health.ts";
import type { Shop } from "#domain/shop.ts";

/** The checks open connections and read the disk: however often they are asked for, they run this rarely. */
const KEPT_MILLISECONDS = 15_000;

type DeepHealth = Health & {
  /** The worst state of all checks. */
  status: (typeof HEALTH_STATES)[number];
};

/** Every check of the Health screen, at most once in fifteen seconds; who asks meanwhile gets the same answer. */
export function createDeepCheck(): (shop: Shop) => Promise<DeepHealth> {
  let last: { begunAt: number; health: Promise<DeepHealth> } | undefined;
  return (shop) => {
    const begunAt = shop.now().getTime();
    if (!last || begunAt - last.begunAt >= KEPT_MILLISECONDS) {
      last = { begunAt, health: runChecks(shop) };
    }
    return last.health;
  };
}

async function runChecks(shop: Shop): Promise<DeepHealth> {
  const { checks } = await checkHealth(shop);
  const places = checks.map(({ state }) => HEALTH_STATES.indexOf(state));
  return { status: HEALTH_STATES[Math.max(0, ...places)] ?? "failed", checks };
}
