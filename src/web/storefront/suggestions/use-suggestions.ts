import { useEffect, useState } from "react";
import { SUGGESTION_MIN_LENGTH } from "#contract/catalogue/catalog-query.ts";
import type { Suggestions } from "#contract/catalogue/suggestions.ts";

const DEBOUNCE_MS = 140;

/**
 * Fetches suggestions for a text, debounced. A newer text aborts the request before it; failures are
 * ignored, since the search works without suggestions.
 * @param text null while the list is closed
 */
export function useSuggestions(text: string | null): Suggestions | null {
  const [last, setLast] = useState<{ text: string; found: Suggestions | null } | null>(null);
  const query = text?.trim() ?? "";
  const isLongEnough = query.length >= SUGGESTION_MIN_LENGTH;
  useEffect(() => {
    if (!isLongEnough) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void fetchSuggestions(query, controller.signal).then((found) => {
        if (!controller.signal.aborted) setLast({ text: query, found });
        return undefined;
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, isLongEnough]);
  // The last suggestions stay until the response arrives, if one text is a prefix of the other.
  const isRelated = last && (query.startsWith(last.text) || last.text.startsWith(query));
  return isLongEnough && isRelated ? last.found : null;
}

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const response = await fetch(`/api/suggestions?${new URLSearchParams({ q: text })}`, {
      signal,
    });
    return response.ok ? ((await response.json()) as Suggestions) : null;
  } catch (error) {
    // Aborted or offline: no suggestions.
    if (error instanceof DOMException || error instanceof TypeError) return null;
    throw error;
  }
}
