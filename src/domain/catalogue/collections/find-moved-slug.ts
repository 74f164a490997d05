import { findRedirect } from "../redirects/find-redirect.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { collectionPath } from "./collection-path.ts";

/** The current slug of the collection that formerly had this one, or null. Visitors are not redirected to drafts. */
export async function findMovedSlug(
  shop: Shop,
  slug: string,
  viewer: Viewer,
): Promise<string | null> {
  const path = await findRedirect(shop, collectionPath(slug), viewer);
  const [, moved] = path?.match(/^\/collections\/([a-z0-9-]+)(?=[?#]|$)/) ?? [];
  return moved ?? null;
}
