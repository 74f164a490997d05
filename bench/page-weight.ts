import { PAGE_LIMITS, weighPage } from "#tests/support/page-weight.ts";
import type { ShopServer } from "#tests/support/shop-server.ts";
import type { ResultRow } from "./results-table.ts";

/** What a first visit to each kind of page brings along, compressed with Brotli. */
export async function measurePageWeight({ baseURL }: ShopServer): Promise<ResultRow[]> {
  const collection = await firstCollection(baseURL);
  const pages = { home: "/", list: "/products", piece: "/products/1", collection };
  const rows: ResultRow[] = [];
  for (const [kind, path] of Object.entries(pages)) {
    const sizes = await weighPage(baseURL, path);
    for (const [what, limit] of Object.entries(PAGE_LIMITS)) {
      if (what === "html" && kind !== "list") continue;
      const size = sizes[what as keyof typeof sizes];
      rows.push({
        what: `${kind}: ${what === "html" ? "HTML" : what}`,
        ours: `${size.toLocaleString("en-US")} B`,
        baseline: `${limit.toLocaleString("en-US")} B`,
        ratio: size / limit,
        target: "≤ 1.00",
      });
    }
  }
  return rows;
}

async function firstCollection(baseURL: string): Promise<string> {
  const html = await (await fetch(`${baseURL}/collections`)).text();
  const [, slug = ""] = /href="\/collections\/([a-z0-9-]+)"/.exec(html) ?? [];
  return `/collections/${slug}`;
}
