import { PUBLIC_CALLS } from "./public-calls.ts";

/** Public reads that tell of the asker, act, fetch from elsewhere, or never change. */
const NOT_KEPT: ReadonlySet<string> = new Set([
  "GET /image-proxy",
  "GET /auth/session",
  "GET /logout",
  "GET /openapi.json",
  "GET /docs",
]);

const KEPT = [...PUBLIC_CALLS]
  .filter((call) => call.startsWith("GET ") && !NOT_KEPT.has(call))
  .map(
    (call) => new RegExp(`^/api${call.slice("GET ".length).replace(/\{\w+\}/g, "[\\w-]{1,255}")}$`),
  );

/** Whether what a stranger is answered at this path may be given to the next, until something changes. */
export const isCacheableCall = (path: string): boolean =>
  path.startsWith("/api/") && KEPT.some((pattern) => pattern.test(path));
