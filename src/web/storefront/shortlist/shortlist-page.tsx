import { useRef } from "react";
import { formatPieceCount } from "#contract/catalogue/format-piece-count.ts";
import {
  readShortlist,
  saveShortlist,
  useShortlist,
} from "#web/catalog/shortlist/shortlist-store.ts";
import { shortlistPath } from "#web/catalog/shortlist/shortlist-path.ts";
import { Icon } from "#web/ui/icon.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { ShareButton } from "#web/ui/share-button.tsx";
import { useLayoutData } from "../layout/use-layout-data.ts";
import { AskSection } from "./ask-section.tsx";
import { CompareTable } from "./compare-table.tsx";
import type { ComparedPiece } from "./compared-piece.ts";
import { describeAsk, describeGone } from "./describe-list.ts";
import { useOwnList } from "./use-own-list.ts";
import { MESSAGES } from "./messages.ts";
import "./shortlist.css";

type Props = { ids: number[]; pieces: ComparedPiece[]; now: string };

/** The pieces of the address side by side: those that this browser keeps, or those of a shared link. */
export function ShortlistPage({ ids, pieces, now }: Props) {
  const kept = useShortlist();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOwn = useOwnList(
    ids,
    pieces.map(({ id }) => id),
  );
  const shown = isOwn ? pieces.filter(({ id }) => kept.includes(id)) : pieces;
  const gone = ids.length - pieces.length;
  if (shown.length === 0) return <Empty gone={gone} isWaiting={isOwn && kept.length > 0} />;
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
          {gone > 0 && <p>{describeGone(gone)}</p>}
          <Actions isOwn={isOwn} pieces={shown} />
        </div>
        <CompareTable now={now} onRemoved={() => heading.current?.focus()} pieces={shown} />
        {hasSold && <p className="kept-note">{MESSAGES.sold}</p>}
      </div>
      <AskSection key={shown.map(({ id }) => id).join(",")} pieces={shown} />
    </main>
  );
}

function Actions({ isOwn, pieces }: { isOwn: boolean; pieces: ComparedPiece[] }) {
  const { origin, settings } = useLayoutData();
  const isHydrated = useHydrated();
  const ids = pieces.map(({ id }) => id);
  return (
    <div className="kept-acts">
      {settings.email && (
        <a className="btn" href="#ask">
          {describeAsk(pieces.length)}
        </a>
      )}
      {isHydrated && isOwn && (
        <ShareButton
          className="btn quiet"
          title={MESSAGES.shareTitle(settings.businessName)}
          url={origin + shortlistPath(ids)}
        >
          <Icon name="share" />
          {MESSAGES.share}
        </ShareButton>
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
      {gone > 0 ? <p>{describeGone(gone)}</p> : <p>{MESSAGES.noneText}</p>}
      <PageLink className="go" to="/products">
        <span>{MESSAGES.seeAll}</span>
      </PageLink>
    </main>
  );
}
