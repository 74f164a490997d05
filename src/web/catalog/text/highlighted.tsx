import type { HighlightedText } from "#contract/catalogue/suggestions.ts";
import "./highlighted.css";

/** A text with its search matches as <mark> elements; every second part is a match. */
export function Highlighted({ parts }: { parts: HighlightedText }) {
  return parts.map((part, index) =>
    index % 2 === 1 ? <mark key={`${index}-${part}`}>{part}</mark> : part,
  );
}
