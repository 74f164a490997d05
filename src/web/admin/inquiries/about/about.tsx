import { useRef } from "react";
import { Link } from "react-router";
import { formatPrice } from "#contract/decimals.ts";
import type { Inquiry, InquiryPiece } from "#contract/sales/inquiries.ts";
import { AvailabilityDot } from "#web/catalog/pieces/availability-dot.tsx";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { openDialog } from "#web/ui/dialog.tsx";
import type { Order } from "#contract/sales/orders.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { PieceThumbnail } from "../../pieces/piece-thumbnail.tsx";
import { useNow } from "../../use-now.ts";
import { WaitingList } from "../../waiting-list/waiting-list.tsx";
import { depositDue } from "#contract/sales/deposit-due.ts";
import { describeStatus } from "../../orders/describe-status.ts";
import { RecordDeposit } from "../../orders/order/actions/record-deposit.tsx";
import { firstName, pieceLabel } from "../describe-inquiry.ts";
import { formatRecentDay } from "../format-recent.ts";
import { History } from "./history.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import { PrivatePage } from "./private-page.tsx";
import { Quotes, useQuoteLink } from "./quote.tsx";
import { Reservation } from "./reservation.tsx";
import { useCloseInquiry } from "./use-close-inquiry.ts";
import { useSale } from "./use-sales.ts";

export type AboutProps = {
  inquiry: Inquiry;
  /** The one of the pieces that is shown. */
  piece: InquiryPiece | undefined;
  onChoose: (index: number) => void;
  /** Puts a text into the reply. */
  onWrite: (text: string) => void;
};

/** The piece, what can be done, and who asks. */
export function About({ inquiry, piece, onChoose, onWrite }: AboutProps) {
  return (
    <>
      {piece && <PiecePhoto piece={piece} />}
      <div className="stack-close about-in">
        {piece && <PieceFacts piece={piece} />}
        {inquiry.pieces.length > 1 && (
          <OtherPieces inquiry={inquiry} onChoose={onChoose} piece={piece} />
        )}
        {inquiry.state !== "to-check" && (
          <>
            <AboutActions inquiry={inquiry} onWrite={onWrite} piece={piece} />
            <Quotes inquiry={inquiry} />
            <History inquiry={inquiry} />
            {piece?.productId && <WaitingList key={piece.productId} productId={piece.productId} />}
            <PrivatePage inquiry={inquiry} />
          </>
        )}
      </div>
    </>
  );
}

function PiecePhoto({ piece: { picture, productId } }: { piece: InquiryPiece }) {
  if (!picture) return null;
  const photo = <Picture isDecorative picture={picture} ratio="1" sizes="360px" />;
  return (
    <div className="about-shot">
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
      <p className="cluster about-sum">
        {piece.price && <b>{formatPrice(piece.price)}</b>}
        {label === null && <span>This piece was deleted.</span>}
        {/* What is reserved here is said below, beside what can be done about it. */}
        {label && !isReservedHere && <AvailabilityDot label={text ? { ...label, text } : label} />}
      </p>
    </>
  );
}

/** All pieces asked about; the pressed one is shown. */
function OtherPieces({ inquiry, piece, onChoose }: Omit<AboutProps, "onWrite">) {
  return (
    <ul aria-label="Pieces asked about" className="about-pieces">
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

function AboutActions({ inquiry, piece, onWrite }: Omit<AboutProps, "onChoose">) {
  const note = useRef<HTMLDialogElement>(null);
  const close = useCloseInquiry(inquiry);
  const quote = useQuoteLink(inquiry);
  const sale = useSale(inquiry);
  // Once it is sold, one thing is to be done next; the rest stands back.
  const more = sale ? "link" : "btn small quiet";
  const others = [
    <Link className={more} key="quote" to={quote.to}>
      {quote.label}
    </Link>,
    <Link className={more} key="order" to={`/admin/orders/new?inquiry=${inquiry.id}`}>
      {sale ? "Record another order" : "Record order"}
    </Link>,
  ];
  return (
    <div className="stack-tight about-acts">
      {sale && <SaleStep order={sale} />}
      {piece && (
        <Reservation
          inquiry={inquiry}
          onOfferSimilar={() => onWrite(offerSimilar(firstName(inquiry.name), piece.name))}
          piece={piece}
        />
      )}
      {!sale && others}
      <p className="toolbar about-links">
        {sale && others}
        <button className="link" onClick={() => openDialog(note)} type="button">
          Add a note
        </button>
        <button className="link" disabled={close.isPending} onClick={close.run} type="button">
          {close.isClosed ? "Open again" : "Close"}
          <span className="sr"> this inquiry</span>
        </button>
      </p>
      <NoteDialog inquiryId={inquiry.id} ref={note} />
    </div>
  );
}

const describeReservation = (name: string, until: string | null) =>
  until === null ? `Reserved for ${name}` : `Reserved for ${name} until ${until}`;

const offerSimilar = (name: string, piece: string | null) =>
  `Hi ${name}, the ${piece ?? "piece"} has found its owner. I can make a similar one for you.`;

/** What is to be done next about the sale that an inquiry has become. */
function SaleStep({ order }: { order: Order }) {
  const deposit = depositDue(order);
  return (
    <>
      <p className="about-sale">
        <Link className="link" to={`/admin/orders/${order.id}`}>
          {`Order ${order.id}`}
        </Link>{" "}
        <span>{deposit?.sentence ?? describeStatus(order, order.status)}</span>
      </p>
      {deposit ? (
        <RecordDeposit label={deposit.record} order={order} />
      ) : (
        <Link className="btn small soft" to={`/admin/orders/${order.id}`}>
          Open the order
        </Link>
      )}
    </>
  );
}
