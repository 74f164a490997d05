import { formatPrice } from "#contract/decimals.ts";
import type { Inquiry, InquiryPiece } from "#contract/sales/inquiries.ts";
import { AvailabilityDot } from "#web/catalog/pieces/availability-dot.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { PieceThumbnail } from "../../pieces/piece-thumbnail.tsx";
import { useNow } from "../../use-now.ts";
import { pieceLabel } from "../piece-label.ts";
import { describePieces } from "../../pieces/describe-pieces.ts";

type Props = { inquiry: Inquiry; piece: InquiryPiece | undefined; onOpen: () => void };

/** The piece above the messages, where there is no room for it beside them. */
export function PieceStrip({ inquiry, piece, onOpen }: Props) {
  const { timeZone } = useDesk().settings;
  const now = useNow().toISOString();
  if (!piece) return null;
  const label = pieceLabel(piece, { timeZone, now });
  return (
    <button aria-haspopup="dialog" className="talk-piece" onClick={onOpen} type="button">
      <PieceThumbnail picture={piece.picture} />
      <span>
        <b>{describePieces(inquiry.pieces)}</b>
        {label && <AvailabilityDot label={label} />}
      </span>
      <span className="talk-piece-price">{piece.price && formatPrice(piece.price)}</span>
      <Icon name="chevron-right" />
    </button>
  );
}
