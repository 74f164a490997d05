import { Link } from "react-router";
import { INQUIRY_WORDS } from "../messages.ts";

/** "Closed, 31". Renders nothing without any. */
export function ViewLink({ state, count }: { state: "closed" | "to-check"; count: number }) {
  if (count === 0) return null;
  return (
    <Link className="go" to={`/admin/inquiries?state=${state}`}>
      <span>
        {INQUIRY_WORDS.states[state]}, {count}
      </span>
    </Link>
  );
}
