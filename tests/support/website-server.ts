import { type LocalServer, serveLocally } from "./local-server.ts";

export type WebsitePage =
  | string
  | {
      status?: number;
      type?: string;
      body?: string | Uint8Array;
      headers?: Record<string, string>;
    };

export type Website = LocalServer & {
  /** By their path and query; change them at any time. What is not there is answered 404. */
  pages: Map<string, WebsitePage>;
  /** The paths that were asked for. */
  requests: string[];
  /** How many were answered at the same time, at most. */
  atOnce: () => number;
};

/** Plays a website on 127.0.0.1, until the end of the test. @param slowness milliseconds before each answer */
export async function serveWebsite(
  pages: Record<string, WebsitePage>,
  slowness = 0,
): Promise<Website> {
  const byPath = new Map(Object.entries(pages));
  const requests: string[] = [];
  let [running, most] = [0, 0];
  const server = await serveLocally((request, response) => {
    const path = request.url ?? "/";
    requests.push(path);
    running += 1;
    most = Math.max(most, running);
    const page = byPath.get(path) ?? { status: 404, body: "Not here" };
    const {
      status = 200,
      type = "text/html; charset=utf-8",
      body = "",
      headers = {},
    } = typeof page === "string" ? { body: page } : page;
    setTimeout(() => {
      running -= 1;
      response.writeHead(status, { "Content-Type": type, ...headers }).end(body);
    }, slowness);
  });
  return { ...server, pages: byPath, requests, atOnce: () => most };
}

/** A page that tells machines of one piece. */
export const piecePage = (name: string, fields: Record<string, unknown> = {}): string =>
  `<!doctype html><title>${name}</title><h1>${name}</h1><script type="application/ld+json">${JSON.stringify(
    {
      "@context": "https://schema.org",
      "@type": "Product",
      name,
      offers: { "@type": "Offer", price: "129.00", priceCurrency: "USD" },
      ...fields,
    },
  )}</script>`;

/** A sitemap of addresses, or an index of sitemaps. */
export const sitemap = (addresses: string[], isIndex = false): string => {
  const [root, entry] = isIndex ? ["sitemapindex", "sitemap"] : ["urlset", "url"];
  const entries = addresses.map(
    (address) => `<${entry}><loc>${address.replaceAll("&", "&amp;")}</loc></${entry}>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("\n")}</${root}>`;
};
