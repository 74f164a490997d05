import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { normalizePath } from "./normalize-path.ts";
import { findAudience, selectRedirects } from "./select-redirects.ts";

/**
 * The path that this path redirects to, or null. Redirects to deleted pages count as none; visitors are not
 * redirected to drafts and hidden pieces.
 */
export async function findRedirect(
  shop: Shop,
  path: string,
  viewer: Viewer = "visitor",
): Promise<string | null> {
  const fromPath = normalizePath(path);
  if (!fromPath) return null;
  const found = await selectRedirects(shop)
    .where("redirects.fromPath", "=", fromPath)
    .executeTakeFirst();
  if (!found) return null;
  const audience = findAudience(found, shop.now());
  const isFor = audience === "everybody" || (audience === "admin" && viewer !== "visitor");
  return isFor ? found.toPath : null;
}
