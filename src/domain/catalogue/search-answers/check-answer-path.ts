import { parseCatalogQuery } from "#contract/catalogue/catalog-query.ts";
import { invalid } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { getPage } from "../pages/get-page.ts";
import { countPieces } from "../search-text/count-found.ts";

const PAGE = /^\/pages\/([a-z0-9-]{1,100})$/;

/**
 * Requires a page that may be shown instead of a search: pieces that are there, About, or a footer page with text.
 * @throws invalid for any other; not-found for a page without text
 */
export async function checkAnswerPath(shop: Shop, path: string): Promise<void> {
  if (path === "/about") return;
  const [, slug] = PAGE.exec(path) ?? [];
  if (slug !== undefined) {
    await getPage(shop, slug);
    return;
  }
  const query = path.startsWith("/products?")
    ? parseCatalogQuery(new URLSearchParams(path.slice("/products?".length)))
    : null;
  if (query && !query.unmatched && (await countPieces(shop, "visitor", query)) > 0) return;
  throw invalid("path", "Choose pieces or a page of your shop that are there.");
}
