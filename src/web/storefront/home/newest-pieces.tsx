import { formatPrice } from "#contract/decimals.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { PicturePlaceholder } from "#web/catalog/pictures/picture-placeholder.tsx";
import { PieceTile } from "#web/catalog/pieces/piece-tile.tsx";
import type { TilePiece } from "#web/catalog/pieces/tile-piece.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import { useLayoutData } from "../layout/use-layout-data.ts";
import { MESSAGES } from "./messages.ts";
import "../page-section.css";
import "./newest-pieces.css";

/** The newest pieces of a shop; its only one is shown large. Nothing without pieces. */
export function NewestPieces({ pieces, total }: { pieces: TilePiece[]; total: number }) {
  const [first] = pieces;
  if (!first) return null;
  if (pieces.length === 1) return <OnlyPiece piece={first} />;
  return (
    <section aria-labelledby="newest" className="sec">
      <div className="wrap sec-head">
        <h2 id="newest">{MESSAGES.newest.title}</h2>
        {total > pieces.length && (
          <PageLink className="go" prefetch="intent" to="/products">
            <span>{MESSAGES.newest.all(total)}</span>
          </PageLink>
        )}
      </div>
      <ul className="tile-grid newest" data-count={Math.min(pieces.length, 4)}>
        {pieces.map((piece) => (
          <PieceTile key={piece.id} piece={piece} />
        ))}
      </ul>
    </section>
  );
}

function OnlyPiece({ piece }: { piece: TilePiece }) {
  const { businessName } = useLayoutData().settings;
  const { id, name, metal, price, picture } = piece;
  const to = `/products/${id}`;
  return (
    <section aria-labelledby="newest" className="sec">
      <div className="wrap only-piece">
        <PageLink aria-hidden className="only-piece-photo" prefetch="intent" tabIndex={-1} to={to}>
          {picture ? (
            <Picture
              isDecorative
              picture={picture}
              sizes="(min-width: 1440px) 794px, (min-width: 768px) 55vw, 100vw"
            />
          ) : (
            <PicturePlaceholder businessName={businessName} title={name} />
          )}
        </PageLink>
        <div className="only-piece-text">
          <h2 id="newest">{name}</h2>
          {metal && <p className="only-piece-metal">{metal}</p>}
          <p className="only-piece-price">{formatPrice(price)}</p>
          <PageLink className="btn" prefetch="intent" to={to}>
            {MESSAGES.newest.open}
          </PageLink>
          <p className="only-piece-metal">{MESSAGES.newest.only}</p>
        </div>
      </div>
    </section>
  );
}
