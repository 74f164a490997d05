import { normalizeName } from "../products/normalize-name.ts";
import { visibleProducts } from "../products/visible-products.ts";
import type { Shop } from "../../shop.ts";

/** Two pieces are duplicates if one of their keys is equal. */
export type DuplicateKeys = {
  id: number;
  nameAndPrice: string;
  /** Null for a piece without pictures. */
  images: string | null;
};

/** The keys of all active pieces, in two queries. */
export async function listDuplicateKeys(shop: Shop): Promise<DuplicateKeys[]> {
  const pieces = await visibleProducts(shop, "visitor")
    .select(["products.id", "products.name", "products.priceCents"])
    .orderBy("products.id")
    .execute();
  const images = await shop.db
    .selectFrom("productImages")
    .select(["productId", "url", "mediaHash"])
    .execute();
  const byPiece = Map.groupBy(images, ({ productId }) => productId);
  return pieces.map(({ id, name, priceCents }) => {
    const pictures = (byPiece.get(id) ?? []).map(({ url, mediaHash }) => mediaHash ?? url);
    return {
      id,
      nameAndPrice: `${normalizeName(name)} ${priceCents}`,
      images: pictures.length > 0 ? [...new Set(pictures)].toSorted().join("\n") : null,
    };
  });
}
