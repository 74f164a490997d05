import { cutText } from "#contract/cut-text.ts";
import type { CheerioAPI } from "cheerio/slim";
import { isProduct, type SchemaNode } from "../schema/schema-node.ts";

/** The product in a page's OpenGraph tags, as a JSON-LD node; null for none. */
export function readOpenGraph(page: CheerioAPI): SchemaNode | null {
  const meta = collectMeta(page);
  const first = (...names: string[]) => names.map((name) => meta.get(name)?.[0]).find(Boolean);
  const price = first("product:sale_price:amount", "product:price:amount", "og:price:amount");
  if (!price && !/^(og:)?product(\.item)?$/.test(first("og:type") ?? "")) return null;
  const node: SchemaNode = {
    "@type": "Product",
    name: withoutSiteName(cutText(first("og:title") ?? "", 1000), first("og:site_name") ?? ""),
    description: first("og:description", "description"),
    url: first("og:url"),
    sku: first("product:retailer_item_id"),
    category: first("product:category"),
    material: first("product:material"),
    brand: first("product:brand"),
    color: first("product:color"),
    image: (
      meta.get("og:image:secure_url") ??
      meta.get("og:image") ??
      meta.get("og:image:url") ??
      []
    ).map((url, index) => ({ url, caption: meta.get("og:image:alt")?.[index] })),
    offers: {
      price,
      priceCurrency: first(
        "product:sale_price:currency",
        "product:price:currency",
        "og:price:currency",
      ),
      availability: first("product:availability", "og:availability"),
    },
  };
  return isProduct(node) && node["name"] ? node : null;
}

function collectMeta(page: CheerioAPI): Map<string, string[]> {
  const meta = new Map<string, string[]>();
  for (const element of page("meta[content]").toArray()) {
    const { property, name, content = "" } = element.attribs;
    const key = (property ?? name ?? "").toLowerCase();
    if (!key || !content.trim()) continue;
    const contents = meta.get(key) ?? [];
    contents.push(content.trim());
    meta.set(key, contents);
  }
  return meta;
}

/** "Ember Ring – Old Shop" → "Ember Ring" */
function withoutSiteName(title: string, site: string): string {
  const cut = title
    .slice(0, -site.length)
    .trimEnd()
    .replace(/[|–—·:-]$/, "")
    .trimEnd();
  return site && title.toLowerCase().endsWith(site.toLowerCase()) && cut ? cut : title;
}
