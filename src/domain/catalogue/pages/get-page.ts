import { FOOTER_PAGES, type Page } from "#contract/settings.ts";
import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/**
 * A written page of the footer.
 * @throws not-found when there is no such page, or nothing is written on it yet
 */
export async function getPage(shop: Shop, slug: string): Promise<Page> {
  const page = FOOTER_PAGES.find((page) => page.slug === slug);
  if (!page) throw notFound("Page");
  const written = await shop.db
    .selectFrom("pages")
    .select("content")
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!written?.content) throw notFound("Page");
  return { ...page, content: written.content };
}
