import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { type Change, growPages, type ShownPages } from "./append-page.ts";
import type { ListData, Section, SectionName } from "./list-data.ts";
import { recallShown, rememberShown, storeForReload, takeReloaded } from "./shown-pages-cache.ts";
import { growOf } from "./list-search-params.tsx";

type ItemOf<Name extends SectionName> = Extract<
  ListData[Name],
  { state: "ready" }
>["items"][number];
export type Shown = { [Name in SectionName]?: ShownPages<ItemOf<Name>> | undefined };

type Held = { key: string; data: ListData; shown: Shown };

/** React warns of layout effects on a server, where there is nothing to lay out. */
const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * What of each section stands on the screen. "Show more" adds a page to one of them; Back and a reload
 * bring all of it back, with the place one was at.
 */
export function useShownPages(data: ListData): Shown {
  const { key, state } = useLocation();
  const [held, setHeld] = useState<Held>(() => {
    const known = recallShown(key);
    return { key, data, shown: advance(known, data, known ? "keep" : "reset") };
  });

  let current = held;
  if (held.data !== data || held.key !== key) {
    current = { key, data, shown: follow(held, { key, data, state }) };
    setHeld(current);
  }
  const { shown } = current;

  useBrowserLayoutEffect(() => {
    const stored = takeReloaded(key);
    if (!stored) return undefined;
    setHeld({ key, data, shown: advance(stored.shown, data, "keep") });
    const frame = requestAnimationFrame(() => window.scrollTo(0, stored.scrollY));
    return () => cancelAnimationFrame(frame);
  }, [key, data]);

  useEffect(() => {
    rememberShown(key, shown);
    const store = () => storeForReload(key, shown);
    window.addEventListener("pagehide", store);
    return () => window.removeEventListener("pagehide", store);
  }, [key, shown]);

  return shown;
}

/** What is shown after a navigation, or after the same address was asked again. */
function follow(held: Held, next: { key: string; data: ListData; state: unknown }): Shown {
  const { key, data, state } = next;
  const known = held.key === key ? held.shown : recallShown(key);
  if (known) return advance(known, data, "keep");
  const grown = growOf(state);
  if (grown) return advance(held.shown, data, "keep", grown);
  // The same rows under another key: only the hash of the address changed.
  if (held.data === data) return held.shown;
  return advance(undefined, data, "reset");
}

function advance(
  base: Shown | undefined,
  data: ListData,
  change: Change,
  grown?: SectionName,
): Shown {
  const next = <T>(name: SectionName, shown: ShownPages<T> | undefined, section: Section<T>) =>
    section.state === "ready" ? growPages(shown, section, grown === name ? "grow" : change) : shown;
  return {
    collections: next("collections", base?.collections, data.collections),
    pieces: next("pieces", base?.pieces, data.pieces),
  };
}
