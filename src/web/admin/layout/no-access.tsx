import { Link } from "react-router";
import { MESSAGES } from "./messages.ts";

/** Stands in place of a screen that the person's access does not cover. */
export function NoAccess() {
  return (
    <div className="empty">
      <h1>{MESSAGES.noAccess.title}</h1>
      <p>{MESSAGES.noAccess.text}</p>
      <Link className="btn quiet" to="/admin">
        {MESSAGES.noAccess.products}
      </Link>
    </div>
  );
}
