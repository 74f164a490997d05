import type { CareNote } from "#contract/catalogue/piece-care.ts";
import { AvailabilityDot } from "#web/catalog/pieces/availability-dot.tsx";
import { FinenessStamps } from "#web/catalog/pieces/fineness-stamps.tsx";
import { BigPrice } from "#web/catalog/pieces/price.tsx";
import { noBreakUnits } from "#web/catalog/text/no-break-units.ts";
import { TagLinks } from "#web/catalog/text/tag-links.tsx";
import type { Site } from "#web/content/site.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { formatPrice } from "#contract/decimals.ts";
import { WideKeepButton } from "#web/catalog/shortlist/keep-buttons.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { BackLink } from "../back-link.tsx";
import { WaitingForm } from "../waiting-list/waiting-form.tsx";
import { toAskedPiece, toInquiryShop } from "../inquiry/inquiry-about.ts";
import { InquiryIsland } from "../inquiry/inquiry-island.tsx";
import type { Detail } from "./describe-details.ts";
import type { PieceData } from "./load-piece.server.ts";
import { inquiryHref } from "./inquiry-href.ts";
import "../bottom-bar.css";
import "./piece-info.css";

/** Longer names, in characters, get a smaller font. */
const LONG_NAME = 45;

type Props = {
  data: PieceData;
  site: Site;
  /** The first paragraph of the description. */
  lead: string | null;
  /** What became of the form of the waiting list. */
  waiting: string | null;
};

/** Name, price, availability, actions and details. */
export function PieceInfo({ data, site, lead, waiting }: Props) {
  const { piece, isRing } = data;
  const { id, name } = piece;
  return (
    <div className="piece-info">
      <div className="piece-top">
        <BackLink href="/blog">Back to Items</BackLink>
        {site.user && (
          <a className="link" href={`/admin?edit=${id}`}>
            Edit
          </a>
        )}
        {piece.isCustomDesign && <span className="custom-design">Custom Design</span>}
        <FinenessStamps fineness={data.fineness} />
      </div>
      <h1
        className={name.length > LONG_NAME ? "view-transition long" : "view-transition"}
        style={{ "--view-transition-name": `piece-name-${id}` }}
      >
        {name}
      </h1>
      <div className="piece-price">
        <BigPrice price={piece.price} />
        <AvailabilityDot label={data.availability} />
      </div>
      {lead && <p className="piece-lead">{lead}</p>}
      <PieceActions isRing={isRing} piece={piece} site={site} />
      {isRing && (
        <a className="link piece-ring-size" href={`/ring-size?piece=${id}`}>
          Find your ring size
        </a>
      )}
      {data.canWait && <WaitingForm outcome={waiting} pieceId={id} />}
      <Details details={data.details} />
      <Care notes={data.care} />
      <TagLinks tags={data.tags} />
    </div>
  );
}

/** The known details of a piece. */
function Details({ details }: { details: Detail[] }) {
  if (details.length === 0) return null;
  return (
    <dl className="piece-details">
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{noBreakUnits(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How each metal and stone of a piece is cared for. */
function Care({ notes }: { notes: CareNote[] }) {
  if (notes.length === 0) return null;
  return (
    <details className="piece-care fold">
      <summary>Care</summary>
      {notes.map(({ title, sections }) => (
        <section key={title}>
          <h2>{title}</h2>
          <dl>
            {sections.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </details>
  );
}

type PieceActionsProps = { piece: Product; site: Site; isRing: boolean };

/**
 * "Inquire About This Piece", fixed to the bottom of a phone with the price, and Share. The link writes an
 * email; with scripts it opens the form. A shop without an email takes no inquiries.
 */
function PieceActions({ piece, site, isRing }: PieceActionsProps) {
  const { id, name, price, availability } = piece;
  const { email, businessName } = site.settings;
  const url = `${site.origin}/products/${id}`;
  const isSold = availability === "sold";
  const mailto = inquiryHref({ email, businessName, piece, pageUrl: url });
  return (
    <InquiryIsland
      about={{ pieces: [toAskedPiece(piece)], asksRingSize: isRing }}
      inPlace
      shop={toInquiryShop(site)}
    >
      <div className="piece-actions">
        {email && (
          <div
            className={`inquire-bar bottom-bar with-price${isSold ? " is-sold" : ""}`}
            data-price={isSold ? "Sold" : formatPrice(price)}
          >
            <a className="btn" data-open="" href={mailto}>
              {isSold && "Commission a similar one "}
              <span className={isSold ? "sr" : undefined}>Inquire About This Piece</span>
            </a>
          </div>
        )}
        {piece.isActive && <WideKeepButton id={id} name={name} />}
        <button className="btn quiet piece-share" data-share={url} data-title={name} type="button">
          <Icon name="share" />
          <span className="sr">Share</span>
        </button>
      </div>
      {email && (
        <p
          className="piece-hint"
          data-piece={id}
          data-sent-hint="You wrote about this piece today. I answer within a day."
        >
          {isSold
            ? "This piece is sold. You can commission a similar one."
            : "Your message already names this piece."}
        </p>
      )}
    </InquiryIsland>
  );
}
