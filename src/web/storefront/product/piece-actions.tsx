import { formatPrice } from "#contract/decimals.ts";
import type { Product } from "#contract/products.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useLayoutData } from "../layout/use-layout-data.ts";
import { ShareButton } from "#web/ui/share-button.tsx";
import { inquiryHref } from "./inquiry-href.ts";
import "./piece-actions.css";

/**
 * "Inquire About This Piece", fixed to the bottom of a phone with the price, and Share. A shop without an
 * email takes no inquiries.
 */
export function PieceActions({ piece, url }: { piece: Product; url: string }) {
  const { email, businessName } = useLayoutData().settings;
  return (
    <>
      <div className="piece-actions">
        {email && (
          <div className="inquire-bar" data-price={formatPrice(piece.price)}>
            <a className="btn" href={inquiryHref({ email, businessName, piece, pageUrl: url })}>
              Inquire About This Piece
            </a>
          </div>
        )}
        <ShareButton className="btn quiet" title={piece.name} url={url}>
          <Icon name="share" />
          Share
        </ShareButton>
      </div>
      {email && (
        <p className="piece-hint">
          {piece.availability === "sold" && "This one is sold, and one like it can be made: "}
          {piece.availability === "sold"
            ? "the e-mail asks to commission a similar one."
            : "Opens an e-mail with the name and the price filled in."}
        </p>
      )}
    </>
  );
}
