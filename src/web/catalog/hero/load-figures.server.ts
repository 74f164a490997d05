import type { HeroSection } from "#contract/catalogue/hero-sections.ts";
import { listFigurePieces } from "#domain/catalogue/hero-sections/list-figure-pieces.ts";
import { listProductsBySku } from "#domain/catalogue/products/list-products-by-sku.ts";
import type { Shop } from "#domain/shop.ts";
import type { Viewer } from "#domain/viewer.ts";
import { describeMetal } from "#contract/catalogue/describe-metal.ts";
import type { FigurePiece } from "./figure-piece.ts";
import { sampleFigures } from "#web/content/sample-figures.ts";

/** The numbered pieces of the hero's picture that the viewer may see; the sample's until others were placed. */
export async function loadFigures(
  shop: Shop,
  hero: HeroSection | null,
  viewer: Viewer,
): Promise<FigurePiece[]> {
  if (!hero?.picture) return [];
  const placed = await listFigurePieces(shop, hero.figures ?? [], viewer);
  const sample = hero.figures ? [] : await listSamplePieces(shop, hero.picture.alt, viewer);
  return [...placed, ...sample].map(({ piece, left, top, line }) => {
    const { id, name, price } = piece;
    return { id, name, metal: describeMetal(piece), price, left, top, line };
  });
}

async function listSamplePieces(shop: Shop, alt: string, viewer: Viewer) {
  const figures = sampleFigures(alt);
  const skus = figures.map(({ sku }) => sku);
  const pieces = await listProductsBySku(shop, skus, viewer);
  return figures.flatMap((figure) => {
    const piece = pieces.find(({ sku }) => sku === figure.sku);
    return piece ? [{ ...figure, piece }] : [];
  });
}
