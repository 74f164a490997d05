import { listPages } from "../../../catalogue/pages/list-pages.ts";
import { updatePage } from "../../../catalogue/pages/update-page.ts";
import type { Shop } from "../../../shop.ts";
import { readHtml } from "../files/sample-files.ts";

/** Fills footer pages that are still empty. */
export async function writeSamplePages(shop: Shop): Promise<void> {
  for (const { slug, content } of await listPages(shop)) {
    if (content !== "") continue;
    const words = await readHtml("pages", slug);
    if (words) await updatePage(shop, slug, { content: words }, null);
  }
}
