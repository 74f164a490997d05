import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { type PageUpdate, appendPage, type ShownPages } from "./append-page.ts";
import type { ListData, Section, SectionName } from "./list-data.ts";
import {
  getShownPages,
  setShownPages,
  saveForReload,
  restoreAfterReload,
} from "./shown-pages-cache.ts";
import { showMoreSection } from "./list-search-params.tsx";

type ItemOf<Name extends SectionName> = Extract<
  ListData[Name],
  { state: "ready" }
>["items"][number];
export type ShownSections = { [Name in SectionName]?: ShownPages<ItemOf<Name>> | undefined };

type Held = { key: string; data: ListData; shown: ShownSections };

/** React warns of layout effects on a server, where there is nothing to lay out. */
const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * What of each section stands on the screen. "Show more" adds a page to one of them; Back and a reload
 * bring all of it back, with the place one was at.
 */
export function useShownPages(data: ListData): ShownSections {
  const { key, state } = useLocation();
  const [held, setHeld] = useState<Held>(() => {
    const known = getShownPages(key);
    return { key, data, shown: advance(known, data, known ? "keep" : "reset") };
  });

  let current = held;
  if (held.data !== data || held.key !== key) {
    current = { key, data, shown: follow(held, { key, data, state }) };
    setHeld(current);
  }
  const { shown } = current;

  useBrowserLayoutEffect(() => {
    const stored = restoreAfterReload(key);
    if (!stored) return undefined;
    setHeld({ key, data, shown: advance(stored.shown, data, "keep") });
    const frame = requestAnimationFrame(() => window.scrollTo(0, stored.scrollY));
    return () => cancelAnimationFrame(frame);
  }, [key, data]);

  useEffect(() => {
    setShownPages(key, shown);
    const store = () => saveForReload(key, shown);
    window.addEventListener("pagehide", store);
    return () => window.removeEventListener("pagehide", store);
  }, [key, shown]);

  return shown;
}

/** What is shown after a navigation, or after the same address was asked again. */
function follow(held: Held, next: { key: string; data: ListData; state: unknown }): ShownSections {
  const { key, data, state } = next;
  const known = held.key === key ? held.shown : getShownPages(key);
  if (known) return advance(known, data, "keep");
  const grown = showMoreSection(state);
  if (grown) return advance(held.shown, data, "keep", grown);
  // The same rows under another key: only the hash of the address changed.
  if (held.data === data) return held.shown;
  return advance(undefined, data, "reset");
}

function advance(
  base: ShownSections | undefined,
  data: ListData,
  change: PageUpdate,
  grown?: SectionName,
): ShownSections {
  const next = <T>(name: SectionName, shown: ShownPages<T> | undefined, section: Section<T>) =>
    section.state === "ready"
      ? appendPage(shown, section, grown === name ? "grow" : change)
      : shown;
  return {
    collections: next("collections", base?.collections, data.collections),
    pieces: next("pieces", base?.pieces, data.pieces),
  };
}
