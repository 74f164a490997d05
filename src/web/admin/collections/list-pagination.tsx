import { Link, useSearchParams } from "react-router";
import { COLLECTIONS_PER_PAGE, readPageNumber } from "./collection-list-query.ts";

/** The way to the other pages of the list, when there are any. */
export function ListPagination({ total }: { total: number }) {
  const [address] = useSearchParams();
  const page = readPageNumber(address);
  const last = Math.max(1, Math.ceil(total / COLLECTIONS_PER_PAGE));
  if (last === 1) return null;
  const to = (number: number) => {
    const next = new URLSearchParams(address);
    next.set("page", String(number));
    return `?${next}`;
  };
  return (
    <nav className="desk-pages" aria-label="Pages">
      {page > 1 && <Link to={to(page - 1)}>Newer</Link>}
      <span className="muted">
        Page {page} of {last}
      </span>
      {page < last && <Link to={to(page + 1)}>Older</Link>}
    </nav>
  );
}
