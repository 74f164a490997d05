import type { Collection } from "#contract/catalogue/collections.ts";
import { resolvePublication } from "../../publication.ts";
import { toCollections } from "../to-collections.ts";
import { visibleCollections } from "../../visible-collections.ts";
import { notFound } from "../../../errors.ts";
import type { Shop } from "../../../shop.ts";
import { verifyPreviewToken, parsePreviewToken } from "./preview-token.ts";

export type Preview =
  | { state: "draft"; collection: Collection; expiresAt: string }
  /** Published meanwhile: it has a public page. */
  | { state: "published"; slug: string }
  | { state: "expired" };

/**
 * Resolves a preview link. Of the draft it shows what visitors will see, without hidden pieces.
 * @throws not-found for an invalid or revoked link
 */
export async function openPreview(shop: Shop, token: string): Promise<Preview> {
  const claims = parsePreviewToken(token);
  if (!claims || claims.collectionId > 2_147_483_647) throw notFound("Preview");
  const row = await visibleCollections(shop, "admin")
    .selectAll("collections")
    .where("collections.id", "=", claims.collectionId)
    .executeTakeFirst();
  if (!row || !verifyPreviewToken(shop, token, row.previewEpoch)) throw notFound("Preview");
  if (resolvePublication(row, shop.now()).isPublished)
    return { state: "published", slug: row.slug };
  if (claims.expires <= shop.now().getTime()) return { state: "expired" };
  const [collection] = await toCollections(shop, [row], "visitor");
  if (!collection) throw notFound("Preview");
  return { state: "draft", collection, expiresAt: new Date(claims.expires).toISOString() };
}
