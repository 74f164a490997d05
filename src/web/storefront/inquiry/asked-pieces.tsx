import { formatPrice } from "#contract/decimals.ts";
import { AvailabilityDot } from "#web/catalog/pieces/availability-dot.tsx";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import type { AskedPiece } from "./inquiry-about.ts";

/** The pieces asked about, where the page behind does not show them. */
export function AskedPieces({ pieces }: { pieces: AskedPiece[] }) {
  if (pieces.length === 0) return null;
  return (
    <ul className="inquiry-pieces">
      {pieces.map((piece) => (
        <li key={piece.id}>
          <span className="inquiry-shot">
            {piece.picture && <Picture isDecorative picture={piece.picture} sizes="60px" />}
          </span>
          <div>
            <b>{piece.name}</b>
            <span>{formatPrice(piece.price)}</span>
            <AvailabilityDot label={piece.state} />
          </div>
        </li>
      ))}
    </ul>
  );
}
