import { useRef } from "react";
import { formatPieceCount } from "#contract/catalogue/format-piece-count.ts";
import { readShortlist, saveShortlist } from "#web/catalog/shortlist/shortlist-store.ts";
import { shortlistPath } from "#web/catalog/shortlist/shortlist-path.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { AskSection } from "./ask-section.tsx";
import { CompareTable } from "./compare-table.tsx";
import type { ComparedPiece, NamedPieces, ShortlistShop } from "./compared-piece.ts";
import { useNamedPieces } from "./use-named-pieces.ts";
import { MESSAGES } from "./messages.ts";
import "./shortlist.css";

type Props = NamedPieces & { shop: ShortlistShop };

/** The pieces of the address side by side: those that this browser keeps, or those of a shared link. */
export default function Shortlist({ shop, ...named }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { isOwn, shown, gone, isWaiting, kept } = useNamedPieces(named);
  if (shown.length === 0) return <Empty gone={gone} isWaiting={isWaiting} />;
  const hasSold = isOwn && shown.some(({ availability }) => availability === "sold");
  return (
    <main id="main">
      <div className="kept">
        <div className="kept-say">
          <h1 ref={heading} tabIndex={-1}>
            {MESSAGES.title}
            <sup aria-hidden="true">{shown.length}</sup>
          </h1>
          <p>{isOwn ? MESSAGES.own : MESSAGES.shared}</p>
          {gone > 0 && <p>{MESSAGES.gone(gone)}</p>}
          <Actions isOwn={isOwn} pieces={shown} shop={shop} />
        </div>
        <CompareTable kept={kept} onRemoved={() => heading.current?.focus()} pieces={shown} />
        {hasSold && <p className="kept-note">{MESSAGES.sold}</p>}
      </div>
      <AskSection pieces={shown} shop={shop} />
    </main>
  );
}

type ActionsProps = { isOwn: boolean; pieces: ComparedPiece[]; shop: ShortlistShop };

function Actions({ isOwn, pieces, shop }: ActionsProps) {
  const isHydrated = useHydrated();
  const ids = pieces.map(({ id }) => id);
  return (
    <div className="kept-acts">
      {shop.email && (
        <a className="btn" href="#ask">
          {MESSAGES.ask.title(pieces.length)}
        </a>
      )}
      {isHydrated && isOwn && (
        <button
          className="btn quiet"
          data-share={shop.origin + shortlistPath(ids)}
          data-title={MESSAGES.shareTitle(shop.businessName)}
          type="button"
        >
          <Icon name="share" />
          {MESSAGES.share}
        </button>
      )}
      {isHydrated && !isOwn && (
        <button
          className="btn quiet"
          onClick={() => saveShortlist([...readShortlist(), ...ids])}
          type="button"
        >
          {pieces.length === 1
            ? MESSAGES.keepThis
            : MESSAGES.keepThese(formatPieceCount(ids.length))}
        </button>
      )}
    </div>
  );
}

type EmptyProps = {
  gone: number;
  /** Whether the kept pieces are on their way. */
  isWaiting: boolean;
};

function Empty({ gone, isWaiting }: EmptyProps) {
  const isKnown = useHydrated() && !isWaiting;
  return (
    <main className="wrap kept-none" id="main">
      <h1>{isKnown && gone === 0 ? MESSAGES.none : MESSAGES.title}</h1>
      <p>{gone > 0 ? MESSAGES.gone(gone) : MESSAGES.noneText}</p>
      <a className="go" href="/products">
        <span>{MESSAGES.seeAll}</span>
      </a>
    </main>
  );
}
