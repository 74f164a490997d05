import type { Health, HealthCheck } from "#contract/operations/health.ts";
import type { Shop } from "../../shop.ts";
import { type Check, CHECKS } from "./checks/checks.ts";
import { runCheck } from "./run-check.ts";
import { readStoredResults } from "./stored-results.ts";

const HOUR_MILLISECONDS = 60 * 60 * 1000;

/**
 * Looks at everything that can go wrong, and changes nothing. What takes long is answered from its last
 * result in the background.
 * @param isFresh runs each check now, however long it takes
 */
export async function checkHealth(shop: Shop, { isFresh = false } = {}): Promise<Health> {
  const stored = isFresh ? new Map<string, HealthCheck>() : await readResults(shop);
  return {
    checks: await Promise.all(
      CHECKS.map(async (check) => {
        const last = stored.get(check.name);
        return last && isRecent(shop, check, last) ? last : runCheck(shop, check);
      }),
    ),
  };
}

/** Where the table cannot be read, the checks say why. */
async function readResults(shop: Shop): Promise<Map<string, HealthCheck>> {
  try {
    return await readStoredResults(shop);
  } catch (error) {
    shop.log.error("reading the results of health checks failed; they all run now", { error });
    return new Map();
  }
}

/** An older one means that nothing runs in the background. */
function isRecent({ now }: Shop, { everyHours = 0 }: Check, { checkedAt }: HealthCheck): boolean {
  const age = now().getTime() - Date.parse(checkedAt);
  return age >= 0 && age < 2 * everyHours * HOUR_MILLISECONDS;
}
