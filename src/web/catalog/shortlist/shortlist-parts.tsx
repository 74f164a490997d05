import { PageLink } from "#web/ui/page-link.tsx";
import { useShortlist } from "./shortlist-store.ts";
import { shortlistPath } from "./shortlist-path.ts";
import { type ShortlistablePiece, useToggleShortlisted } from "./use-toggle-shortlisted.ts";
import { MESSAGES } from "./messages.ts";
import "./shortlist-parts.css";

/** The ribbon on a card: outlined when off, filled when the piece is kept. */
export function ShortlistButton(piece: ShortlistablePiece) {
  const { isShortlisted, toggle } = useToggleShortlisted(piece);
  return (
    <button
      aria-label={MESSAGES.keepPiece(piece.name)}
      aria-pressed={isShortlisted}
      className="keep"
      onClick={toggle}
      type="button"
    >
      <Ribbon />
    </button>
  );
}

/** The same with its word, beside the other actions of a piece. */
export function WideShortlistButton(piece: ShortlistablePiece) {
  const { isShortlisted, toggle } = useToggleShortlisted(piece);
  return (
    <button
      aria-pressed={isShortlisted}
      className="btn quiet keep-wide"
      onClick={toggle}
      type="button"
    >
      <Ribbon />
      {isShortlisted ? MESSAGES.kept : MESSAGES.keep}
      <span className="sr"> {piece.name}</span>
    </button>
  );
}

/** The ribbon in the header with how many pieces are kept; nothing without any. */
export function ShortlistLink() {
  const kept = useShortlist();
  if (kept.length === 0) return null;
  return (
    <PageLink
      aria-label={MESSAGES.list(kept.length)}
      className="iconbtn kept-link"
      to={shortlistPath(kept)}
    >
      <Ribbon />
      <span aria-hidden="true">{kept.length}</span>
    </PageLink>
  );
}

const Ribbon = () => (
  <svg aria-hidden="true" className="icon ribbon" viewBox="0 0 24 24">
    <path d="M7 3.5h10v17l-5-4.2-5 4.2z" />
  </svg>
);
