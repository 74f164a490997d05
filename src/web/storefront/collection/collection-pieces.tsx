import { PieceTile, type TilePiece } from "#web/catalog/piece-tile.tsx";
import "./collection-pieces.css";

/** Fewer than a row of the tray: they share its width. */
const SINGLE_ROW_LIMIT = 3;

/** What the collection presents, in its order, with prices. */
export function CollectionPieces({ pieces }: { pieces: TilePiece[] }) {
  if (pieces.length === 0) return null;
  return (
    <section className="page-section" aria-labelledby="pieces-of-collection">
      <div className="wrap collection-pieces-head">
        <h2 id="pieces-of-collection">Pieces in this collection</h2>
        <span className="muted">{pieces.length}</span>
      </div>
      <ul className="tray" data-few={pieces.length <= SINGLE_ROW_LIMIT ? pieces.length : undefined}>
        {pieces.map((piece, index) => (
          <PieceTile key={piece.id} piece={piece} skipDiscovery={index > 0} />
        ))}
      </ul>
    </section>
  );
}
