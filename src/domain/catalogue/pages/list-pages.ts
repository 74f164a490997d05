import { FOOTER_PAGES, type Page } from "#contract/settings/settings.ts";
import { memoizeByRevision } from "../../infrastructure/revisions/memoize-by-revision.ts";
import type { Shop } from "../../shop.ts";

/** The six pages of the footer, in its order; `content` is "" for one without text. */
export function listPages(shop: Shop): Promise<Page[]> {
  return memoizeByRevision(shop, "pages", () => loadPages(shop));
}

async function loadPages(shop: Shop): Promise<Page[]> {
  const rows = await shop.db.selectFrom("pages").select(["slug", "content"]).execute();
  const contents = new Map(rows.map(({ slug, content }) => [slug, content]));
  return FOOTER_PAGES.map((page) => ({ ...page, content: contents.get(page.slug) ?? "" }));
}
