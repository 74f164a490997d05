import { Link } from "react-router";
import "./pagination.css";

type Props = {
  /** Counted from 1. */
  page: number;
  perPage: number;
  /** The number of items on all pages. */
  total: number;
  label?: string;
} & (
  | { to: (page: number) => string; onPage?: undefined }
  | { onPage: (page: number) => void; to?: undefined }
);

/** Links or buttons to the neighboring pages. Renders nothing for a list of one page. */
export function Pagination({ page, perPage, total, label = "Pages", to, onPage }: Props) {
  const last = Math.max(1, Math.ceil(total / perPage));
  if (page === 1 && last === 1) return null;
  const link = (text: string, target: number, isPossible: boolean) =>
    to ? (
      isPossible && <Link to={to(target)}>{text}</Link>
    ) : (
      <button
        className="btn small quiet"
        disabled={!isPossible}
        onClick={() => onPage(target)}
        type="button"
      >
        {text}
      </button>
    );
  return (
    <nav className="pagination" aria-label={label}>
      {link("Newer", page - 1, page > 1)}
      <output className="muted">
        Page {page} of {last}
      </output>
      {link("Older", page + 1, page < last)}
    </nav>
  );
}
