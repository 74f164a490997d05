import { PieceTile } from "#web/catalog/pieces/piece-tile.tsx";
import type { TilePiece } from "#web/catalog/pieces/tile-piece.ts";
import { MESSAGES } from "./messages.ts";
import "./collection-pieces.css";

/** Up to this many pieces share the width of one row. */
const SINGLE_ROW_LIMIT = 3;

/** The pieces of a collection, in its order. */
export function CollectionPieces({ pieces }: { pieces: TilePiece[] }) {
  if (pieces.length === 0) return null;
  return (
    <section className="page-section" aria-labelledby="pieces-of-collection">
      <div className="wrap collection-pieces-head">
        <h2 id="pieces-of-collection">{MESSAGES.pieces}</h2>
        <span className="muted">{pieces.length}</span>
      </div>
      <ul
        className="tile-grid"
        data-few={pieces.length <= SINGLE_ROW_LIMIT ? pieces.length : undefined}
      >
        {pieces.map((piece) => (
          <PieceTile key={piece.id} piece={piece} />
        ))}
      </ul>
    </section>
  );
}
