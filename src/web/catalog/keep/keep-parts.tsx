import { Link } from "react-router";
import { useKept } from "./kept-pieces.ts";
import { shortlistPath } from "./shortlist-path.ts";
import { type Keepable, useToggleKept } from "./use-toggle-kept.ts";
import { MESSAGES } from "./messages.ts";
import "./keep.css";

/** The ribbon on a card: outlined when off, filled when the piece is kept. */
export function KeepButton(piece: Keepable) {
  const { isKept, toggle } = useToggleKept(piece);
  return (
    <button
      aria-label={MESSAGES.keepPiece(piece.name)}
      aria-pressed={isKept}
      className="keep"
      onClick={toggle}
      type="button"
    >
      <Ribbon />
    </button>
  );
}

/** The same with its word, beside the other actions of a piece. */
export function WideKeepButton(piece: Keepable) {
  const { isKept, toggle } = useToggleKept(piece);
  return (
    <button aria-pressed={isKept} className="btn quiet keep-wide" onClick={toggle} type="button">
      <Ribbon />
      {isKept ? MESSAGES.isKept : MESSAGES.keep}
      <span className="sr"> {piece.name}</span>
    </button>
  );
}

/** The ribbon in the header with how many pieces are kept; nothing without any. */
export function KeptLink() {
  const kept = useKept();
  if (kept.length === 0) return null;
  return (
    <Link
      aria-label={MESSAGES.list(kept.length)}
      className="iconbtn kept-link"
      to={shortlistPath(kept)}
      viewTransition
    >
      <Ribbon />
      <span aria-hidden="true">{kept.length}</span>
    </Link>
  );
}

const Ribbon = () => (
  <svg aria-hidden="true" className="icon ribbon" viewBox="0 0 24 24">
    <path d="M7 3.5h10v17l-5-4.2-5 4.2z" />
  </svg>
);
