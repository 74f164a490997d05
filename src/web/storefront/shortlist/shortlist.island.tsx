import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { countOf } from "#contract/count-of.ts";
import {
  followShortlist,
  readShortlist,
  saveShortlist,
} from "#web/catalog/shortlist/shortlist-store.ts";
import { shortlistPath } from "#web/catalog/shortlist/shortlist-path.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { readProps } from "../island-props.ts";
import { AskSection, nameAsking } from "./ask-section.tsx";
import { CompareTable } from "./compare-table.tsx";
import type { ComparedPiece, NamedPieces, ShortlistShop } from "./compared-piece.ts";
import "./shortlist.css";

const NONE: readonly number[] = [];

let last: readonly number[] = NONE;

const isSame = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));

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

/**
 * The pieces of the address and, once they are known, those that this browser keeps. A list is this browser's own
 * when the address names what it keeps, or nothing; from then on the address follows what is kept and removed,
 * here and in other tabs.
 */
function useNamedPieces(first: NamedPieces) {
  const isHydrated = useHydrated();
  const kept = useKept();
  const [named, setNamed] = useState(first);
  const [isOwn, setOwn] = useState(false);
  const { ids, pieces } = named;
  const known = pieces.map(({ id }) => id);
  if (isHydrated && !isOwn && (ids.length === 0 || isSame(ids, kept) || isSame(known, kept))) {
    setOwn(true);
  }
  useEffect(() => {
    if (!isOwn) return;
    history.replaceState(history.state, "", shortlistPath(kept));
    if (kept.every((id) => known.includes(id))) return;
    const fetchKept = async () => {
      const fetched = await fetchPieces(kept);
      if (!fetched) return;
      setNamed((before) => ({
        ids: [...new Set([...before.ids, ...fetched.ids])],
        pieces: fetched.pieces,
      }));
      // What is no longer in the shop is kept no longer.
      const there = fetched.pieces.map(({ id }) => id);
      if (there.length < kept.length) saveShortlist(kept.filter((id) => there.includes(id)));
    };
    void fetchKept();
    // oxlint-disable-next-line react/exhaustive-deps -- `known` follows `named`, which this sets
  }, [isOwn, kept]);
  const shown = isOwn ? pieces.filter(({ id }) => kept.includes(id)) : pieces;
  // A list that a visitor has emptied has no more to say.
  const isEmptied = pieces.length > 0 && shown.length === 0;
  const gone = isEmptied ? 0 : ids.filter((id) => !known.includes(id)).length;
  return { isOwn, shown, gone, isWaiting: isOwn && kept.some((id) => !known.includes(id)), kept };
}

function useKept(): readonly number[] {
  return useSyncExternalStore(followShortlist, readStable, () => NONE);
}

/** The same array as long as nothing has changed. */
function readStable(): readonly number[] {
  const kept = readShortlist();
  if (kept.length !== last.length || kept.some((id, index) => id !== last[index])) last = kept;
  return last;
}

/** The pieces of the page that names them; null where it cannot be reached. */
async function fetchPieces(ids: readonly number[]): Promise<NamedPieces | null> {
  try {
    const response = await fetch(shortlistPath(ids));
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    return readProps(page.querySelector("[data-island=shortlist]")) as NamedPieces;
  } catch (error) {
    reportError(error);
    return null;
  }
}
