import { Link } from "react-router";

/** Stands in place of a screen that the person's access does not cover. */
export function NoAccess() {
  return (
    <div className="empty">
      <h1>You can’t open this screen</h1>
      <p>Your access covers pieces and collections. Ask someone with full access to change it.</p>
      <Link className="btn quiet" to="/admin">
        See all pieces
      </Link>
    </div>
  );
}
