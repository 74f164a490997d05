import { formatPrice } from "#contract/decimals.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { PicturePlaceholder } from "#web/catalog/pictures/picture-placeholder.tsx";
import { PieceTile } from "#web/catalog/pieces/piece-tile.tsx";
import type { TilePiece } from "#web/catalog/pieces/tile-piece.ts";
import "../page-section.css";
import "./newest-pieces.css";

type Props = { pieces: TilePiece[]; total: number; businessName: string };

/** The newest pieces of a shop; its only one is shown large. Nothing without pieces. */
export function NewestPieces({ pieces, total, businessName }: Props) {
  const [first] = pieces;
  if (!first) return null;
  if (pieces.length === 1) return <OnlyPiece businessName={businessName} piece={first} />;
  return (
    <section aria-labelledby="newest" className="sec">
      <div className="wrap sec-head">
        <h2 id="newest">New from the bench</h2>
        {total > pieces.length && (
          <a className="go" href="/products">
            <span>{`All ${total} pieces`}</span>
          </a>
        )}
      </div>
      <ul className="tile-grid newest" data-count={Math.min(pieces.length, 4)}>
        {pieces.map((piece) => (
          <PieceTile businessName={businessName} key={piece.id} piece={piece} />
        ))}
      </ul>
    </section>
  );
}

function OnlyPiece({ piece, businessName }: { piece: TilePiece; businessName: string }) {
  const { id, name, metal, price, picture } = piece;
  const to = `/products/${id}`;
  return (
    <section aria-labelledby="newest" className="sec">
      <div className="wrap only-piece">
        <a aria-hidden className="only-piece-photo" tabIndex={-1} href={to}>
          {picture ? (
            <Picture
              isDecorative
              picture={picture}
              sizes="(min-width: 1440px) 794px, (min-width: 768px) 55vw, 100vw"
            />
          ) : (
            <PicturePlaceholder businessName={businessName} title={name} />
          )}
        </a>
        <div className="only-piece-text">
          <h2 id="newest">{name}</h2>
          {metal && <p className="only-piece-metal">{metal}</p>}
          <p className="only-piece-price">{formatPrice(price)}</p>
          <a className="btn" href={to}>
            See this piece
          </a>
          <p className="only-piece-metal">The first piece in the shop. More are on the bench.</p>
        </div>
      </div>
    </section>
  );
}
