import { useEffect, useState, useSyncExternalStore } from "react";
import {
  followShortlist,
  readShortlist,
  saveShortlist,
} from "#web/catalog/shortlist/shortlist-store.ts";
import { shortlistPath } from "#web/catalog/shortlist/shortlist-path.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { readProps } from "../island.tsx";
import type { NamedPieces } from "./compared-piece.ts";

/**
 * The pieces of the address and, once they are known, those that this browser keeps. A list is this browser's own
 * when the address names what it keeps, or nothing; from then on the address follows what is kept and removed,
 * here and in other tabs.
 */
export function useNamedPieces(first: NamedPieces) {
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

const NONE: readonly number[] = [];
let last: readonly number[] = NONE;

function useKept(): readonly number[] {
  return useSyncExternalStore(followShortlist, readStable, () => NONE);
}

/** The same array as long as nothing has changed. */
function readStable(): readonly number[] {
  const kept = readShortlist();
  if (kept.length !== last.length || kept.some((id, index) => id !== last[index])) last = kept;
  return last;
}

const isSame = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));

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
