import { PUBLIC_CALLS } from "./public-calls.ts";

/** Public reads that depend on the session, have effects, fetch from elsewhere, or never change. */
const UNCACHEABLE: ReadonlySet<string> = new Set([
  "GET /image-proxy",
  "GET /auth/session",
  "GET /logout",
  "GET /openapi.json",
  "GET /docs",
]);

const CACHEABLE_PATHS = [...PUBLIC_CALLS]
  .filter((call) => call.startsWith("GET ") && !UNCACHEABLE.has(call))
  .map((call) => pathPattern(call.slice("GET ".length)));

/** What matches the requests of a declared path: "/products/{id}". */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^/api${path.replace(/\{\w+\}/g, "[\\w-]{1,255}")}$`);
}

/** Whether the page cache may store what this path returns to anonymous visitors. */
export const isCacheableCall = (path: string): boolean =>
  path.startsWith("/api/") && CACHEABLE_PATHS.some((pattern) => pattern.test(path));
