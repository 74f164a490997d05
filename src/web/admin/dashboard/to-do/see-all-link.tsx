import { formatCount } from "#contract/decimals.ts";
import { Link } from "react-router";

/** A link to the whole list, if it has more entries than are shown. */
export function SeeAllLink({ count, shown, to }: { count: number; shown: number; to: string }) {
  if (count <= shown) return null;
  return (
    <li className="job-all">
      <Link className="go" to={to}>
        <span>{`See all ${formatCount(count)}`}</span>
      </Link>
    </li>
  );
}
