import { FOOTER_PAGES, type Page } from "#contract/settings/settings.ts";
import { sanitizeInput } from "../content/sanitize-input.ts";
import { notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";

/**
 * Changes a page of the footer. The HTML is sanitized; a page without text has no link.
 * @param by the admin's username, for the history
 * @throws not-found when the footer has no such page, invalid or unprocessable as sanitizeInput
 */
export async function updatePage(
  shop: Shop,
  slug: string,
  change: { content: string },
  by: string | null,
): Promise<Page> {
  const page = FOOTER_PAGES.find((page) => page.slug === slug);
  if (!page) throw notFound("Page");
  const row = {
    title: page.title,
    content: await sanitizeInput(change.content),
    updatedAt: shop.now().toISOString(),
  };
  await inTransaction(shop, async (shop) => {
    await shop.db
      .insertInto("pages")
      .values({ slug, ...row })
      .onConflict((conflict) => conflict.column("slug").doUpdateSet(row))
      .execute();
    await recordChange(shop, by, { kind: "settings", action: "changed", fields: ["pages"] });
  });
  return { ...page, content: row.content };
}
