import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { ShopServer } from "#tests/support/shop-server.ts";
import { getBytes } from "./pages.ts";
import type { Row } from "./table.ts";

const LIMITS = { page: 12_000, scripts: 130_000, styles: 16_000, fonts: 60_000 };

/** What a first visit to each kind of page brings along, packed with Brotli. */
export async function measureBytes({ baseURL }: ShopServer): Promise<Row[]> {
  const slug = await firstSlug(baseURL);
  const pages = { home: "/", list: "/products", piece: "/products/1", collection: slug };
  const rows: Row[] = [];
  for (const [kind, path] of Object.entries(pages)) {
    const html = brotliDecompressSync(await getBytes(`${baseURL}${path}`)).toString();
    const sizes = {
      page: brotliCompressSync(html).length,
      scripts: await sizeOf(baseURL, html, /(?:rel="modulepreload" href|from )="?"?([^"#]+\.js)"/g),
      styles: await sizeOf(baseURL, html, /rel="stylesheet" href="([^"#]+)/g),
      fonts: await sizeOf(baseURL, html, /rel="preload" href="([^"]+\.woff2)"/g),
    };
    for (const [what, limit] of Object.entries(LIMITS)) {
      if (what === "page" && kind !== "list") continue;
      const size = sizes[what as keyof typeof sizes];
      rows.push({
        what: `${kind}: ${what === "page" ? "HTML" : what}`,
        ours: `${size.toLocaleString("en-US")} B`,
        yardstick: `${limit.toLocaleString("en-US")} B`,
        ratio: size / limit,
        aim: "≤ 1.00",
      });
    }
  }
  return rows;
}

async function sizeOf(baseURL: string, html: string, pattern: RegExp): Promise<number> {
  const files = new Set([...html.matchAll(pattern)].map(([, file = ""]) => file));
  let sum = 0;
  for (const file of files) {
    const bytes = Buffer.from(await (await fetch(`${baseURL}${file}`)).arrayBuffer());
    sum += file.endsWith(".woff2") ? bytes.length : brotliCompressSync(bytes).length;
  }
  return sum;
}

async function firstSlug(baseURL: string): Promise<string> {
  const html = await (await fetch(`${baseURL}/collections`)).text();
  const [, slug = ""] = /href="\/collections\/([a-z0-9-]+)"/.exec(html) ?? [];
  return `/collections/${slug}`;
}
