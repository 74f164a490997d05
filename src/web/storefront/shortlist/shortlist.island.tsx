import { countOf } from "#contract/count-of.ts";
import { useRef } from "react";
import { readShortlist, saveShortlist } from "#web/catalog/shortlist/shortlist-store.ts";
import { shortlistPath } from "#web/catalog/shortlist/shortlist-path.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { AskSection, nameAsking } from "./ask-section.tsx";
import { CompareTable } from "./compare-table.tsx";
import type { ComparedPiece, NamedPieces, ShortlistShop } from "./compared-piece.ts";
import { useNamedPieces } from "./use-named-pieces.ts";
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
            Kept pieces
            <sup aria-hidden="true">{shown.length}</sup>
          </h1>
          <p>
            {isOwn
              ? "Saved in this browser. Share the list to open it on another device."
              : "A shared list of pieces, side by side."}
          </p>
          {gone > 0 && <p>{describeGone(gone)}</p>}
          <Actions isOwn={isOwn} pieces={shown} shop={shop} />
        </div>
        <CompareTable kept={kept} onRemoved={() => heading.current?.focus()} pieces={shown} />
        {hasSold && (
          <p className="kept-note">
            A sold piece stays in your list until you remove it. You can still ask about it, for
            example to have a similar one made.
          </p>
        )}
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
          {nameAsking(pieces.length)}
        </a>
      )}
      {isHydrated && isOwn && (
        <button
          className="btn quiet"
          data-share={shop.origin + shortlistPath(ids)}
          data-title={`Pieces from ${shop.businessName}`}
          type="button"
        >
          <Icon name="share" />
          Share list
        </button>
      )}
      {isHydrated && !isOwn && (
        <button
          className="btn quiet"
          onClick={() => saveShortlist([...readShortlist(), ...ids])}
          type="button"
        >
          {pieces.length === 1 ? "Keep this piece" : `Keep these ${countOf(ids.length, "piece")}`}
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
      <h1>{isKnown && gone === 0 ? "No kept pieces yet" : "Kept pieces"}</h1>
      <p>
        {gone > 0 ? describeGone(gone) : "Use the ribbon on a piece to keep it here and compare."}
      </p>
      <a className="go" href="/products">
        <span>See all pieces</span>
      </a>
    </main>
  );
}

const describeGone = (count: number) =>
  count === 1
    ? "One piece in this list is no longer in the shop."
    : `${count} pieces in this list are no longer in the shop.`;
