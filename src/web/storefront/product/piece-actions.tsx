import { useRef } from "react";
import { formatPrice } from "#contract/decimals.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { WideShortlistButton } from "#web/catalog/shortlist/shortlist-buttons.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ShareButton } from "#web/ui/share-button.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { hasSent } from "../inquiry/panel/sent-inquiries.ts";
import { useInquiryPanel } from "../inquiry/use-inquiry-panel.ts";
import { useInquiryShop } from "../layout/use-inquiry-shop.ts";
import { useLayoutData } from "../layout/use-layout-data.ts";
import { inquiryHref } from "./inquiry-href.ts";
import { MESSAGES } from "./messages.ts";
import "../bottom-bar.css";
import "./piece-actions.css";

type Props = { piece: Product; url: string; isRing: boolean };

/**
 * "Inquire About This Piece", fixed to the bottom of a phone with the price, and Share. The link writes an
 * email; with scripts it opens the form. A shop without an email takes no inquiries.
 */
export function PieceActions({ piece, url, isRing }: Props) {
  const { email, businessName } = useLayoutData().settings;
  const shop = useInquiryShop();
  const { Panel, open, close } = useInquiryPanel(shop);
  const link = useRef<HTMLAnchorElement>(null);
  const mailto = inquiryHref({ email, businessName, piece, pageUrl: url });
  return (
    <>
      <div className="piece-actions">
        {email && (
          <div className="inquire-bar bottom-bar with-price" data-price={formatPrice(piece.price)}>
            <a className="btn" href={mailto} onClick={open} ref={link}>
              {MESSAGES.inquire}
            </a>
          </div>
        )}
        {piece.isActive && <WideShortlistButton id={piece.id} name={piece.name} />}
        <ShareButton className="btn quiet piece-share" title={piece.name} url={url}>
          <Icon name="share" />
          <span className="sr">{MESSAGES.share}</span>
        </ShareButton>
      </div>
      {email && <Hint piece={piece} />}
      {Panel && (
        <Panel
          about={{ pieces: [piece], asksRingSize: isRing, mailto }}
          inPlace
          onClose={close}
          opener={link}
          shop={shop}
        />
      )}
    </>
  );
}

function Hint({ piece: { id, availability } }: { piece: Product }) {
  const isSent = useHydrated() && hasSent(id);
  return (
    <p className="piece-hint">
      {isSent
        ? MESSAGES.hint.sent
        : availability === "sold"
          ? MESSAGES.hint.sold
          : MESSAGES.hint.filledIn}
    </p>
  );
}
