import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import "./pagination.css";

type Props = {
  /** Counted from 1. */
  page: number;
  perPage: number;
  /** The number of items on all pages. */
  total: number;
  label?: string;
  /** What leads to the page before and after. */
  words?: readonly [string, string];
} & (
  | { to: (page: number) => string; onPage?: undefined }
  | { onPage: (page: number) => void; to?: undefined }
);

const BY_DATE = ["Newer", "Older"] as const;

/**
 * Links or buttons to the neighboring pages. Renders nothing for a list of one page. Beyond the last page, whose
 * items may have been deleted, it leads back to the last.
 */
export function Pagination(props: Props) {
  const { page, perPage, total, label = "Pages", words = BY_DATE, to, onPage } = props;
  const navigate = useNavigate();
  const last = Math.max(1, Math.ceil(total / perPage));
  const isBeyond = total > 0 && page > last;
  useEffect(() => {
    if (!isBeyond) return;
    if (to) void navigate(to(last), { replace: true });
    else onPage(last);
  });
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
    <nav className="row pagination" aria-label={label}>
      {link(words[0], page - 1, page > 1)}
      <output className="muted">
        Page {page} of {last}
      </output>
      {link(words[1], page + 1, page < last)}
    </nav>
  );
}
