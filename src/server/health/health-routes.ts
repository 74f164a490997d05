import { Hono } from "hono";
import { sql } from "kysely";
import { notFound } from "#domain/errors.ts";
import { proveIdentity } from "#domain/infrastructure/signing/prove-identity.ts";
import type { ApiEnv } from "#http/request-context.ts";
import { HEALTH_STATES, type Health } from "#contract/operations/health.ts";
import { checkHealth } from "#domain/operations/health/check-health.ts";
import type { Shop } from "#domain/shop.ts";
import { mayReadMetrics } from "../metrics/may-read-metrics.ts";
import { withDatabaseDeadline } from "./database-deadline.ts";
import type { Readiness } from "./readiness.ts";

const CHALLENGE = /^[0-9a-f]{32}$/;

/**
 * /healthz: the process runs, and with ?challenge= it is of this shop; with ?deep=1, for who may read the metrics, every check of the Health screen.
 * /readyz: it accepts requests and its database is reachable.
 */
export function healthRoutes(readiness: Readiness, metricsToken: string | undefined): Hono<ApiEnv> {
  const checkDeeply = createDeepCheck();
  return new Hono<ApiEnv>()
    .get("/healthz", async (c) => {
      const challenge = c.req.query("challenge") ?? "";
      if (CHALLENGE.test(challenge)) {
        c.header("Cache-Control", "no-store");
        return c.json({ status: "ok", proof: proveIdentity(c.get("shop"), challenge) });
      }
      if (c.req.query("deep") === undefined) return c.json({ status: "ok" });
      if (!mayReadMetrics(c, metricsToken)) throw notFound("Page");
      const health = await checkDeeply(c.get("shop"));
      c.header("Cache-Control", "no-store");
      return c.json(health, health.status === "failed" ? 503 : 200);
    })
    .get("/readyz", async (c) => {
      if (readiness.isStopping) return c.json({ status: "stopping" }, 503);
      try {
        await withDatabaseDeadline(sql`select 1`.execute(c.get("shop").db), 1000);
      } catch (error) {
        c.get("shop").log.warn(
          "readiness check failed: the database is unreachable; answering 503",
          { error },
        );
        return c.json({ status: "no database" }, 503);
      }
      return c.json({ status: "ready" });
    });
}

/** The checks open connections and read the disk: however often they are asked for, they run this rarely. */
const KEPT_MILLISECONDS = 15_000;

type DeepHealth = Health & {
  /** The worst state of all checks. */
  status: (typeof HEALTH_STATES)[number];
};

/** Every check of the Health screen, at most once in fifteen seconds; who asks meanwhile gets the same answer. */
function createDeepCheck(): (shop: Shop) => Promise<DeepHealth> {
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
