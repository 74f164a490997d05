/** Pages and files that are there whatever the shop holds. */
export const FIXED_PATHS: ReadonlySet<string> = new Set([
  "/about",
  "/blog",
  "/collections",
  "/products",
  "/shortlist",
  "/ring-size",
  "/coming-soon",
  "/subscribe",
  "/waiting-list",
  "/migrate",
  "/healthz",
  "/readyz",
  "/metrics",
  "/robots.txt",
  "/sitemap.xml",
  "/collections/feed.xml",
  "/products/feed.xml",
  "/manifest.webmanifest",
  "/favicon.ico",
  "/icon.svg",
  "/apple-touch-icon.png",
]);

/** First parts of addresses that are the shop's own. */
export const SERVED_PREFIXES: ReadonlySet<string> = new Set([
  "admin",
  "api",
  "media",
  "feeds",
  "sitemap",
  "preview",
  "certificates",
  "inquiries",
  "quotes",
  "unsubscribe",
  "confirm-subscription",
  "waiting-list",
]);

/** Whether the shop answers a path itself, whatever it holds. @param path normalized */
export function isAlwaysServed(path: string): boolean {
  const folded = path.toLowerCase();
  return FIXED_PATHS.has(folded) || SERVED_PREFIXES.has(folded.split("/")[1] ?? "");
}
