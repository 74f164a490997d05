import { FOOTER_PAGES, type Page } from "#contract/settings/settings.ts";
import { sanitizeInput } from "../content/sanitize-input.ts";
import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/**
 * Changes a page of the footer. The HTML is sanitized; a page without text has no link.
 * @throws not-found when the footer has no such page, invalid or unprocessable as sanitizeInput
 */
export async function updatePage(
  shop: Shop,
  slug: string,
  change: { content: string },
): Promise<Page> {
  const page = FOOTER_PAGES.find((page) => page.slug === slug);
  if (!page) throw notFound("Page");
  const row = {
    title: page.title,
    content: await sanitizeInput(change.content),
    updatedAt: shop.now().toISOString(),
  };
  await shop.db
    .insertInto("pages")
    .values({ slug, ...row })
    .onConflict((conflict) => conflict.column("slug").doUpdateSet(row))
    .execute();
  return { ...page, content: row.content };
}
