import type { HighlightedText } from "#contract/suggestions.ts";
import "./highlighted.css";

/** A text with the words in it that were searched for. */
export function Highlighted({ parts }: { parts: HighlightedText }) {
  return parts.map((part, place) =>
    place % 2 === 1 ? <mark key={`${place}-${part}`}>{part}</mark> : part,
  );
}
