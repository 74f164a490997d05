import type { Marked } from "#contract/suggestions.ts";
import "./highlighted-text.css";

/** A text with the words in it that were searched for. */
export function MarkedText({ parts }: { parts: Marked }) {
  return parts.map((part, place) =>
    place % 2 === 1 ? <mark key={`${place}-${part}`}>{part}</mark> : part,
  );
}
