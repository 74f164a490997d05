import type { Cheerio, CheerioAPI } from "cheerio/slim";
import { MAX_PRODUCTS } from "./read-json-ld.ts";
import { isProduct, MAX_DEPTH, type SchemaNode } from "../schema/schema-node.ts";

type Element = Parameters<CheerioAPI["contains"]>[0];

/** Products in a page's microdata, as JSON-LD nodes. */
export function readMicrodata(page: CheerioAPI): SchemaNode[] {
  return page("[itemscope][itemtype]")
    .toArray()
    .slice(0, MAX_PRODUCTS * 4)
    .filter((element) => {
      const scope = page(element);
      // A product within another one is related to it, not offered here.
      return (
        isProduct(typed(scope)) &&
        scope.parents("[itemscope]").filter(isProductIn(page)).length === 0
      );
    })
    .slice(0, MAX_PRODUCTS)
    .map((element) => readScope(page, element, 0));
}

const isProductIn = (page: CheerioAPI) => (_: number, element: Element) =>
  isProduct(typed(page(element)));

const typed = (scope: Cheerio<Element>): SchemaNode => ({
  "@type": (scope.attr("itemtype") ?? "").split(/\s+/),
});

function readScope(page: CheerioAPI, element: Element, depth: number): SchemaNode {
  const scope = page(element);
  const node: SchemaNode = typed(scope);
  if (depth > MAX_DEPTH) return node;
  const referred = (scope.attr("itemref") ?? "").split(/\s+/, 20).filter(Boolean);
  const own = scope.find("[itemprop]").toArray();
  const others = referred.flatMap((id) =>
    page(`[id="${escapeId(id)}"]`)
      .find("[itemprop]")
      .addBack("[itemprop]")
      .toArray(),
  );
  for (const child of [...own, ...others]) {
    const property = page(child);
    const [owner] = property.parent().closest("[itemscope]").toArray();
    // Belongs to a nested item.
    if (owner && owner !== element) continue;
    const value =
      property.attr("itemscope") === undefined
        ? readValue(property)
        : readScope(page, child, depth + 1);
    for (const name of (property.attr("itemprop") ?? "").split(/\s+/)) {
      if (name) node[name] = name in node ? [node[name], value].flat() : value;
    }
  }
  return node;
}

const escapeId = (id: string) => id.replaceAll(/["\\]/g, String.raw`\$&`);

/** Machine-readable attributes take precedence over the text. */
function readValue(property: Cheerio<Element>): string {
  for (const name of ["content", "src", "href", "datetime"]) {
    const value = property.attr(name);
    if (value !== undefined) return value;
  }
  return property.attr("itemprop")?.includes("description")
    ? (property.html() ?? "")
    : property.text();
}
