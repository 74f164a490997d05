import type { Collection } from "#contract/collections.ts";
import { resolvePublication } from "../../publication.ts";
import { toCollections } from "../to-collections.ts";
import { visibleCollections } from "../visible-collections.ts";
import { notFound } from "../../../errors.ts";
import type { Shop } from "../../../shop.ts";
import { verifyPreviewToken, parsePreviewToken } from "./preview-token.ts";

export type Preview =
  | { state: "draft"; collection: Collection; expiresAt: string }
  /** It is published since: its own page is there for everybody. */
  | { state: "published"; slug: string }
  | { state: "expired" };

/**
 * What a preview link leads to. Of the draft it shows what visitors will see: hidden pieces are left out.
 * @throws not-found for a link that this shop never made, or that ended with its draft
 */
export async function openPreview(shop: Shop, token: string): Promise<Preview> {
  const grant = parsePreviewToken(token);
  if (!grant || grant.collectionId > 2_147_483_647) throw notFound("Preview");
  const row = await visibleCollections(shop, "admin")
    .selectAll("collections")
    .where("collections.id", "=", grant.collectionId)
    .executeTakeFirst();
  if (!row || !verifyPreviewToken(shop, token, row.previewEpoch)) throw notFound("Preview");
  if (resolvePublication(row, shop.now()).isPublished)
    return { state: "published", slug: row.slug };
  if (grant.expires <= shop.now().getTime()) return { state: "expired" };
  const [collection] = await toCollections(shop, [row], "visitor");
  if (!collection) throw notFound("Preview");
  return { state: "draft", collection, expiresAt: new Date(grant.expires).toISOString() };
}
