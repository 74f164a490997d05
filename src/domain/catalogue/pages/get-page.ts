import { FOOTER_PAGES, type Page } from "#contract/settings/settings.ts";
import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/**
 * A page of the footer.
 * @throws not-found when there is no such page or it has no content yet
 */
export async function getPage(shop: Shop, slug: string): Promise<Page> {
  const page = FOOTER_PAGES.find((page) => page.slug === slug);
  if (!page) throw notFound("Page");
  const row = await shop.db
    .selectFrom("pages")
    .select("content")
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!row?.content) throw notFound("Page");
  return { ...page, content: row.content };
}
