import { Link } from "react-router";

/** The way to the whole of a list of which the first are shown. */
export function SeeAllLink({ count, shown, to }: { count: number; shown: number; to: string }) {
  if (count <= shown) return null;
  return (
    <li className="job-all">
      <Link className="go" to={to}>
        <span>All {count.toLocaleString("en-US")}</span>
      </Link>
    </li>
  );
}
