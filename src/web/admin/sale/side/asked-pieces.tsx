import { Link } from "react-router";
import { formatPrice } from "#contract/decimals.ts";
import type { Inquiry, InquiryPiece } from "#contract/sales/inquiries.ts";
import { AvailabilityDot } from "#web/catalog/pieces/availability-dot.tsx";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { pieceLabel } from "../../inquiries/describe-inquiry.ts";
import { formatRecentDay } from "../../inquiries/format-recent.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { PieceThumbnail } from "../../pieces/piece-thumbnail.tsx";
import { useNow } from "../../use-now.ts";
import { WaitingList } from "../../waiting-list/waiting-list.tsx";
import { HeldHere } from "./held-here.tsx";

export type AskedPiecesProps = {
  inquiry: Inquiry;
  /** The one of the pieces that is shown. */
  piece: InquiryPiece;
  onChoose: (index: number) => void;
};

/** The piece that is asked about, with its reservation and its waiting list, and the others. */
export function AskedPieces({ inquiry, piece, onChoose }: AskedPiecesProps) {
  return (
    <section aria-label="Piece" className="order-part">
      <PiecePhoto piece={piece} />
      <PieceFacts piece={piece} />
      {piece.isReservedHere && <HeldHere inquiry={inquiry} piece={piece} />}
      {inquiry.pieces.length > 1 && (
        <OtherPieces inquiry={inquiry} onChoose={onChoose} piece={piece} />
      )}
      {piece.productId !== null && (
        <WaitingList key={piece.productId} productId={piece.productId} />
      )}
    </section>
  );
}

function PiecePhoto({ piece: { picture, productId } }: { piece: InquiryPiece }) {
  if (!picture) return null;
  const photo = <Picture isDecorative picture={picture} ratio="1" sizes="360px" />;
  return (
    <div className="asked-shot">
      {productId === null ? (
        photo
      ) : (
        <Link aria-hidden="true" tabIndex={-1} to={`/products/${productId}`}>
          {photo}
        </Link>
      )}
    </div>
  );
}

function PieceFacts({ piece }: { piece: InquiryPiece }) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const label = pieceLabel(piece, { timeZone, now: now.toISOString() });
  const { reservedFor, reservedUntil, isReservedHere } = piece;
  const until = reservedUntil ? formatRecentDay(reservedUntil, { now, timeZone }) : null;
  const text = reservedFor && describeReservation(reservedFor, until);
  return (
    <>
      <h2>
        {piece.productId === null ? (
          piece.name
        ) : (
          <Link to={`/products/${piece.productId}`}>{piece.name}</Link>
        )}
      </h2>
      <p className="cluster asked-sum">
        {piece.price && <b>{formatPrice(piece.price)}</b>}
        {label === null && <span>This piece was deleted.</span>}
        {/* What is reserved here is said below, beside what can be done about it. */}
        {label && !isReservedHere && <AvailabilityDot label={text ? { ...label, text } : label} />}
      </p>
    </>
  );
}

/** All pieces asked about; the pressed one is shown. */
function OtherPieces({ inquiry, piece, onChoose }: AskedPiecesProps) {
  return (
    <ul aria-label="Pieces asked about" className="asked-pieces">
      {inquiry.pieces.map((each, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a deleted piece has no id
        <li key={index}>
          <button aria-pressed={each === piece} onClick={() => onChoose(index)} type="button">
            <PieceThumbnail picture={each.picture} />
            <span>{each.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const describeReservation = (name: string, until: string | null) =>
  until === null ? `Reserved for ${name}` : `Reserved for ${name} until ${until}`;
