import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { appendPage, type PageUpdate, type ShownPages, type ShownSections } from "./append-page.ts";
import type { ListData, Section, SectionName } from "../list-data.ts";
import { showMoreSection } from "../filters/list-search-params.tsx";
import {
  getShownPages,
  restoreAfterReload,
  saveForReload,
  setShownPages,
} from "./shown-pages-cache.ts";

type Shown = { key: string; data: ListData; sections: ShownSections };

/** React warns about layout effects on a server. */
const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * The pages of each section on screen. "Show more" appends a page to one of them; Back and a reload
 * restore all of them, and the scroll position.
 */
export function useShownPages(data: ListData): ShownSections {
  const { key, state } = useLocation();
  const [previous, setShown] = useState<Shown>(() => {
    const cached = getShownPages(key);
    return { key, data, sections: update(cached, data, cached ? "keep" : "replace") };
  });

  let current = previous;
  if (previous.data !== data || previous.key !== key) {
    current = { key, data, sections: navigate(previous, { key, data, state }) };
    setShown(current);
  }
  const { sections } = current;

  useBrowserLayoutEffect(() => {
    const stored = restoreAfterReload(key);
    if (!stored) return undefined;
    setShown({ key, data, sections: update(stored.shown, data, "keep") });
    const frame = requestAnimationFrame(() => window.scrollTo(0, stored.scrollY));
    return () => cancelAnimationFrame(frame);
  }, [key, data]);

  useEffect(() => {
    setShownPages(key, sections);
    const save = () => saveForReload(key, sections);
    window.addEventListener("pagehide", save);
    return () => window.removeEventListener("pagehide", save);
  }, [key, sections]);

  return sections;
}

/** The sections after a navigation or a revalidation. */
function navigate(
  previous: Shown,
  next: { key: string; data: ListData; state: unknown },
): ShownSections {
  const { key, data, state } = next;
  const known = previous.key === key ? previous.sections : getShownPages(key);
  if (known) return update(known, data, "keep");
  const appendTo = showMoreSection(state);
  if (appendTo) return update(previous.sections, data, "keep", appendTo);
  // Only the hash of the address changed.
  if (previous.data === data) return previous.sections;
  return update(undefined, data, "replace");
}

function update(
  sections: ShownSections | undefined,
  data: ListData,
  change: PageUpdate,
  appendTo?: SectionName,
): ShownSections {
  const next = <T>(name: SectionName, shown: ShownPages<T> | undefined, section: Section<T>) =>
    section.state === "ready"
      ? appendPage(shown, section, appendTo === name ? "append" : change)
      : shown;
  return {
    collections: next("collections", sections?.collections, data.collections),
    pieces: next("pieces", sections?.pieces, data.pieces),
  };
}
