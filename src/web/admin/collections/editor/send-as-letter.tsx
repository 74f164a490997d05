import { Link } from "react-router";
import type { Collection } from "#contract/collections.ts";

/** Opens a letter that announces the collection. Visitors cannot open a draft, so it waits. */
export function SendAsLetter({ collection: { id, isPublished } }: { collection: Collection }) {
  if (!isPublished) return <p className="help">Publish it to send it as a letter.</p>;
  return (
    <Link className="btn small quiet" to={`/admin/subscribers?letter=${id}`}>
      Send as letter
    </Link>
  );
}
