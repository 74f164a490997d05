import { Link } from "react-router";
import { Icon } from "#web/ui/icon.tsx";
import type { Collection } from "#contract/catalogue/collections.ts";

/** Opens a letter that announces the collection; sending it publishes a draft. */
export function SendAsLetter({ collection: { id } }: { collection: Collection }) {
  return (
    <Link className="btn small quiet" to={`/admin/subscribers?letter=${id}`}>
      <Icon name="mail" />
      Send as letter
    </Link>
  );
}
