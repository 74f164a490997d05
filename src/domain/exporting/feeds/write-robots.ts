import type { Shop } from "../../shop.ts";

/** /robots.txt: everything that is for visitors, and where the sitemap is. */
export function writeRobots(shop: Shop): string {
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
