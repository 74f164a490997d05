import { breadcrumbs } from "#web/seo/breadcrumbs.ts";
import { JsonLd } from "#web/seo/json-ld.tsx";
import { product as productData } from "#web/seo/product.ts";
import { definePage } from "../page.ts";
import { PieceView } from "./piece-view.tsx";
import { loadPiece, type PieceData } from "./load-piece.server.ts";

/** The page of a piece. */
export const piece = definePage<PieceData>({
  load: loadPiece,

  meta({ data: { piece } }) {
    return {
      title: piece.name,
      description: piece.description ?? piece.name,
      path: `/products/${piece.id}`,
      picture: piece.media[0],
      type: "product",
      noIndex: !piece.isActive,
    };
  },

  view({ data, site, url }) {
    const { piece, category } = data;
    const crumbs = [
      { name: "Pieces", path: "/products" },
      { name: piece.name, path: `/products/${piece.id}` },
    ];
    return (
      <>
        <PieceView data={data} site={site} waiting={url.searchParams.get("waiting")} />
        {piece.isActive && <JsonLd data={productData(site, piece, category)} />}
        <JsonLd data={breadcrumbs(site, crumbs)} />
      </>
    );
  },

  missing: {
    title: "Product not found",
    text: "It may no longer be in the shop, or the address may be mistyped.",
    back: { href: "/collections", label: "Back to Items" },
  },
});
