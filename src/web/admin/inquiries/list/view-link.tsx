import { Link } from "react-router";
import { INQUIRY_STATE_LABELS } from "../inquiry-state-labels.ts";

/** "Closed, 31". Renders nothing without any. */
export function ViewLink({ state, count }: { state: "closed" | "to-check"; count: number }) {
  if (count === 0) return null;
  return (
    <Link className="go" to={`/admin/inquiries?state=${state}`}>
      <span>
        {INQUIRY_STATE_LABELS[state]}, {count}
      </span>
    </Link>
  );
}
