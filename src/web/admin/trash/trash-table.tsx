import type { TrashEntry } from "#contract/operations/trash.ts";
import { useDateFormat } from "../layout/use-date-format.ts";

const KINDS: Record<TrashEntry["kind"], string> = {
  product: "Piece",
  collection: "Collection",
  tag: "Tag",
  order: "Order",
  subscriber: "Subscriber",
  inquiry: "Inquiry",
  platform: "Platform",
  sample: "Sample shop",
};

type Props = {
  entries: TrashEntry[];
  /** The entry that is being restored. */
  pendingId: TrashEntry["id"] | null;
  onRestore: (entry: TrashEntry) => void;
};

export function TrashTable({ entries, pendingId, onRestore }: Props) {
  const formatDate = useDateFormat();
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Kind</th>
          <th scope="col">Deleted</th>
          <th scope="col">Deletes on</th>
          <th scope="col">
            <span className="sr">Restore</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <th scope="row">{entry.label}</th>
            <td>{KINDS[entry.kind]}</td>
            <td>
              {formatDate(entry.deletedAt)}
              {entry.deletedBy && `, ${entry.deletedBy}`}
            </td>
            <td>{formatDate(entry.expiresAt)}</td>
            <td>
              <button
                className="btn small quiet"
                type="button"
                disabled={entry.id === pendingId}
                onClick={() => onRestore(entry)}
              >
                Restore
                <span className="sr"> {entry.label}</span>
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
