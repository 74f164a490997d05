import { Hono } from "hono";
import { sql } from "kysely";
import type { ApiEnv } from "#http/request-context.ts";
import type { Readiness } from "./readiness.ts";

/** /healthz: the process runs. /readyz: it takes requests and can reach its database. */
export function healthRoutes(readiness: Readiness): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      if (readiness.isStopping) return c.json({ status: "stopping" }, 503);
      try {
        await sql`select 1`.execute(c.get("shop").db);
      } catch (error) {
        c.get("shop").log.warn("not ready: the database does not answer", { error });
        return c.json({ status: "no database" }, 503);
      }
      return c.json({ status: "ready" });
    });
}
