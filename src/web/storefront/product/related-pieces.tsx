import { PieceTile } from "#web/catalog/pieces/piece-tile.tsx";
import type { TilePiece } from "#web/catalog/pieces/tile-piece.ts";
import { MESSAGES } from "./messages.ts";
import "../page-section.css";
import "./related-pieces.css";

/** Pieces for those who look at one, in a single row on a wide screen. */
export function RelatedPieces({ pieces }: { pieces: TilePiece[] }) {
  if (pieces.length === 0) return null;
  return (
    <section className="page-section related-pieces" aria-labelledby="related-pieces">
      <h2 id="related-pieces" className="wrap">
        {MESSAGES.related}
      </h2>
      <ul className="tile-grid">
        {pieces.map((piece) => (
          <PieceTile key={piece.id} piece={piece} />
        ))}
      </ul>
    </section>
  );
}
