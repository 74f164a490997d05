import type { PreviewLink } from "#contract/catalogue/preview-links.ts";
import { resolvePublication } from "../../publication.ts";
import { visibleCollections } from "../../visible-collections.ts";
import { conflict, notFound } from "../../../errors.ts";
import type { Shop } from "../../../shop.ts";
import { createPreviewToken } from "./preview-token.ts";

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Creates a link that shows a draft to anyone, for seven days. Deleting or unpublishing the collection revokes
 * it.
 * @throws not-found when there is no such collection
 * @throws conflict when it is published and so has a public address
 */
export async function createPreviewLink(shop: Shop, collectionId: number): Promise<PreviewLink> {
  const row = await visibleCollections(shop, "admin")
    .selectAll("collections")
    .where("collections.id", "=", collectionId)
    .executeTakeFirst();
  if (!row) throw notFound("Collection");
  if (resolvePublication(row, shop.now()).isPublished) {
    throw conflict("This collection is published. Its page is there for everybody.");
  }
  const expires = shop.now().getTime() + LIFETIME_MS;
  const token = createPreviewToken(shop, { collectionId, expires }, row.previewEpoch);
  return {
    url: `${shop.publicUrl}/preview/${token}`,
    expiresAt: new Date(expires).toISOString(),
  };
}
