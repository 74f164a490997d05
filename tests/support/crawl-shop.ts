import { createHash } from "node:crypto";

export type CrawledResponse = {
  path: string;
  status: number;
  /** All headers, a line each. */
  headers: string;
  /** The body as text; of pictures and fonts "". */
  text: string;
  /** SHA-256 of the body, hexadecimal. */
  hash: string;
};

const STARTS = [
  "/",
  "/about",
  "/collections",
  "/products",
  "/blog",
  "/nothing-here",
  "/admin/login",
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/favicon.ico",
  "/collections/feed.xml",
  "/products/feed.xml",
  "/api/products",
  "/api/blog-posts",
  "/api/settings",
  "/api/hero-sections",
  "/api/tags",
  "/api/categories",
];

const ADDRESS = /(?:https?:\/\/[^\s"'<>\\,]+|\/[\w./?=&%-]*[\w/])/g;

/** Ends a session, or would fetch from elsewhere. */
const LEFT_OUT = /^\/api\/(?:logout|image-proxy|docs|openapi)/;

/** Everything that a visitor's browser can reach from the public addresses, each once. */
export async function crawlShop(baseURL: string): Promise<CrawledResponse[]> {
  const { origin } = new URL(baseURL);
  const queue = [...STARTS];
  const seen = new Set(queue);
  const responses: CrawledResponse[] = [];
  for (const path of queue) {
    const response = await fetch(origin + path, { redirect: "manual" });
    const body = Buffer.from(await response.arrayBuffer());
    const isText = /text|json|xml|javascript/.test(response.headers.get("Content-Type") ?? "");
    const text = isText ? body.toString("utf8") : "";
    responses.push({
      path,
      status: response.status,
      headers: [...response.headers].map(([name, value]) => `${name}: ${value}`).join("\n"),
      text,
      hash: createHash("sha256").update(body).digest("hex"),
    });
    const isScript = /javascript|css/.test(response.headers.get("Content-Type") ?? "");
    if (response.status >= 400 || isScript) continue;
    const location = response.headers.get("Location") ?? "";
    for (const found of `${location} ${text}`.match(ADDRESS) ?? []) {
      const url = URL.parse(found.replaceAll("&amp;", "&"), origin);
      const next = url && isOwn(url, origin) ? url.pathname + url.search : null;
      if (next === null || seen.has(next) || LEFT_OUT.test(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return responses;
}

/** Canonical addresses name the shop's own host by its public URL. */
const isOwn = (url: URL, origin: string): boolean =>
  url.origin === origin || url.hostname === "localhost";
