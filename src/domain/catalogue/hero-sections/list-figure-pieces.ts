import type { HeroFigure } from "#contract/catalogue/hero-sections.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { listProducts } from "../products/list-products.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";

/** The figures whose pieces the viewer may see, each with its piece, in their order. */
export async function listFigurePieces(
  shop: Shop,
  figures: HeroFigure[],
  viewer: Viewer,
): Promise<(HeroFigure & { piece: Product })[]> {
  if (figures.length === 0) return [];
  const ids = figures.map(({ productId }) => productId);
  const { items } = await listProducts(shop, { viewer, ids });
  return figures.flatMap((figure) => {
    const piece = items.find(({ id }) => id === figure.productId);
    return piece ? [{ ...figure, piece }] : [];
  });
}
