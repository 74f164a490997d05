import { withMetal } from "#contract/catalogue/describe-metal.ts";
import { getPage } from "#domain/catalogue/pages/get-page.ts";
import { listVisibleByIds } from "#domain/catalogue/products/list-visible-by-ids.ts";
import type { Shop } from "#domain/shop.ts";
import { listPieceIds } from "#web/catalog/text-pieces/fill-pieces.ts";
import { fillText } from "#web/catalog/text-pieces/fill-text.ts";
import { summarize } from "#web/seo/summarize.ts";

/** A page of the footer with the pieces and films of its text. @throws not-found like getPage */
export async function loadContentPage(shop: Shop, slug: string) {
  const { title, content } = await getPage(shop, slug);
  const pieces = await listVisibleByIds(shop, listPieceIds(content));
  return {
    title,
    path: `/pages/${slug}`,
    content: fillText(content, pieces.map(withMetal)),
    description: summarize(content),
  };
}
