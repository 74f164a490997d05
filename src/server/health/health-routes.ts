import { Hono } from "hono";
import { sql } from "kysely";
import type { ApiEnv } from "#http/request-context.ts";
import { withDatabaseDeadline } from "./database-deadline.ts";
import type { Readiness } from "./readiness.ts";

/** /healthz: the process runs. /readyz: it accepts requests and its database is reachable. */
export function healthRoutes(readiness: Readiness): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get("/healthz", (c) => c.json({ status: "ok" }))
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
