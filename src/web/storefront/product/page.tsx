import { breadcrumbs } from "#web/seo/breadcrumbs.ts";
import { JsonLd } from "#web/seo/json-ld.tsx";
import { product as productData } from "#web/seo/product.ts";
import { CardRow } from "#web/catalog/collections/card-row.tsx";
import { PieceTile } from "#web/catalog/pieces/piece-tile.tsx";
import { PictureFrame } from "#web/catalog/pictures/picture-frame.tsx";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { viewAlt } from "#web/catalog/pictures/picture-alt.ts";
import type { Site } from "#web/content/site.ts";
import { definePage } from "../page.ts";
import { Gallery } from "../gallery/gallery.tsx";
import { CategoryIcon } from "./category-icon.tsx";
import { loadPiece, type PieceData } from "./load-piece.server.ts";
import { PieceInfo } from "./piece-info.tsx";
import { splitStory } from "./split-story.ts";
import "../page-section.css";
import "./piece-view.css";

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

type PieceViewProps = { data: PieceData; site: Site; waiting: string | null };

/** The gallery beside the information, then the story, the collections and related pieces. */
function PieceView({ data, site, waiting }: PieceViewProps) {
  const { piece } = data;
  const { lead, story } = splitStory(piece.description);
  return (
    <main id="main">
      <article className="piece">
        <Gallery
          name={piece.name}
          pictures={piece.media}
          transitionName={`piece-picture-${piece.id}`}
          sizes="(min-width: 1100px) 59vw, 100vw"
          fallback={
            <span className="piece-photo-fallback">
              <CategoryIcon category={data.category} />
              <span>{piece.name}</span>
            </span>
          }
        />
        <PieceInfo data={data} lead={lead} site={site} waiting={waiting} />
      </article>
      {story.length > 0 && <Story data={data} paragraphs={story} />}
      <Collections data={data} site={site} />
      <Related data={data} site={site} />
    </main>
  );
}

/** The rest of the description, beside the second picture if there is one. */
function Story({ data: { piece }, paragraphs }: { data: PieceData; paragraphs: string[] }) {
  const picture = piece.media[1];
  return (
    <section aria-label="The story of this piece" className="piece-story">
      {picture && (
        <PictureFrame color={picture.color}>
          <Picture
            fallbackAlt={viewAlt(piece.name, 1)}
            picture={picture}
            sizes="(min-width: 768px) 42vw, 100vw"
          />
        </PictureFrame>
      )}
      <div className="piece-story-text">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

type SectionProps = Pick<PieceViewProps, "data" | "site">;

/** The collections that present this piece. */
function Collections({ data: { collections }, site }: SectionProps) {
  if (collections.length === 0) return null;
  return (
    <section aria-labelledby="in-collections" className="page-section">
      <h2 className="wrap" id="in-collections">
        {collections.length === 1 ? "In this collection" : "In these collections"}
      </h2>
      <CardRow collections={collections} names={site.settings} />
    </section>
  );
}

/** Pieces for those who look at one, in a single row on a wide screen. */
function Related({ data: { related }, site }: SectionProps) {
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related-pieces" className="page-section related-pieces">
      <h2 className="wrap" id="related-pieces">
        Related pieces
      </h2>
      <ul className="tile-grid">
        {related.map((piece) => (
          <PieceTile businessName={site.settings.businessName} key={piece.id} piece={piece} />
        ))}
      </ul>
    </section>
  );
}
