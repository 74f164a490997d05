import { useEffect, useState } from "react";
import { SUGGESTION_MIN_LENGTH } from "#contract/catalog-query.ts";
import type { Suggestions } from "#contract/suggestions.ts";

const PAUSE_MILLISECONDS = 140;

/**
 * What a text leads to, a moment after the last letter. What was asked before is called back; what does
 * not arrive is passed over, since the search itself does without.
 * @param text null while nothing is being written
 */
export function useSuggestions(text: string | null): Suggestions | null {
  const [known, setKnown] = useState<{ text: string; found: Suggestions | null } | null>(null);
  const asked = text?.trim() ?? "";
  const isAsking = asked.length >= SUGGESTION_MIN_LENGTH;
  useEffect(() => {
    if (!isAsking) return undefined;
    const calledBack = new AbortController();
    const timer = setTimeout(() => {
      void fetchSuggestions(asked, calledBack.signal).then((found) => {
        if (!calledBack.signal.aborted) setKnown({ text: asked, found });
        return undefined;
      });
    }, PAUSE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      calledBack.abort();
    };
  }, [asked, isAsking]);
  // What the letters before led to stands until the answer comes; what another text led to does not.
  const isNear = known && (asked.startsWith(known.text) || known.text.startsWith(asked));
  return isAsking && isNear ? known.found : null;
}

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const answer = await fetch(`/api/suggestions?${new URLSearchParams({ q: text })}`, { signal });
    return answer.ok ? ((await answer.json()) as Suggestions) : null;
  } catch (error) {
    // Called back, or offline: nothing is suggested then.
    if (error instanceof DOMException || error instanceof TypeError) return null;
    throw error;
  }
}
