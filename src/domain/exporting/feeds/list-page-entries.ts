import type { SitemapEntry } from "./sitemap-entry.ts";
import { FOOTER_PAGES } from "#contract/settings/settings.ts";
import type { Shop } from "../../shop.ts";

/** Sitemap entries of the footer's pages that have text. */
export async function listPageEntries(shop: Shop): Promise<SitemapEntry[]> {
  const rows = await shop.db
    .selectFrom("pages")
    .select(["slug", "updatedAt"])
    .where("content", "!=", "")
    .where(
      "slug",
      "in",
      FOOTER_PAGES.map(({ slug }) => slug),
    )
    .orderBy("slug")
    .execute();
  return rows.map(({ slug, updatedAt }) => ({
    path: `/pages/${slug}`,
    changedAt: updatedAt,
    images: [],
  }));
}
