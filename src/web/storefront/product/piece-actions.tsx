import type { Product } from "#contract/catalogue/products.ts";
import { formatPrice } from "#contract/decimals.ts";
import { WideKeepButton } from "#web/catalog/shortlist/keep-buttons.tsx";
import type { Site } from "#web/content/site.ts";
import { Icon } from "#web/ui/icon.tsx";
import { toAskedPiece, toInquiryShop } from "../inquiry/inquiry-about.ts";
import { InquiryIsland } from "../inquiry/inquiry-island.tsx";
import { inquiryHref } from "./inquiry-href.ts";
import "../bottom-bar.css";
import "./piece-actions.css";

type Props = { piece: Product; site: Site; isRing: boolean };

/**
 * "Inquire About This Piece", fixed to the bottom of a phone with the price, and Share. The link writes an
 * email; with scripts it opens the form. A shop without an email takes no inquiries.
 */
export function PieceActions({ piece, site, isRing }: Props) {
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
