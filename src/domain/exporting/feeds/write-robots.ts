import { getShopState } from "../../infrastructure/settings/get-shop-state.ts";
import type { Shop } from "../../shop.ts";

/** /robots.txt: everything that is for visitors, and where the sitemap is; nothing until the shop opens. */
export async function writeRobots(shop: Shop): Promise<string> {
  const { isOpen } = await getShopState(shop);
  if (!isOpen) return "User-agent: *\nDisallow: /\n";
  return [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    "Disallow: /migrate",
    "Disallow: /subscribe",
    "",
    `Sitemap: ${shop.publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
