import { resolvePublication } from "../publication.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { normalizePath } from "./normalize-path.ts";

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
  const found = await shop.db
    .selectFrom("redirects")
    .leftJoin("collections", "collections.id", "redirects.collectionId")
    .leftJoin("products", "products.id", "redirects.productId")
    .select([
      "redirects.toPath",
      "collections.deletedAt as collectionDeleted",
      "collections.isPublished",
      "collections.publishedAt",
      "collections.publishAt",
      "products.deletedAt as productDeleted",
      "products.isActive",
    ])
    .where("redirects.fromPath", "=", fromPath)
    .executeTakeFirst();
  if (!found || found.collectionDeleted || found.productDeleted) return null;
  const { isPublished, publishedAt, publishAt } = found;
  const isDraft =
    isPublished !== null &&
    !resolvePublication({ isPublished, publishedAt, publishAt }, shop.now()).isPublished;
  const hidden = isDraft || found.isActive === false;
  return hidden && viewer !== "admin" ? null : found.toPath;
}
