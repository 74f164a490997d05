import type { ImportQueueEntry } from "#contract/catalogue/queues.ts";
import { SeeAllLink } from "./see-all-link.tsx";
import { PhotoRow } from "../../queues/photo-row.tsx";

const SHOWN = 5;

/** Pieces imported without a usable photo. One photo takes a piece off the list. */
export function PhotoGroup({ entries }: { entries: ImportQueueEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className="to-do-group">
      <h2>
        Photos <small>{entries.length}</small>
      </h2>
      <p className="to-do-why">These pieces were imported without a usable photo.</p>
      <ul>
        {entries.slice(0, SHOWN).map((entry) => (
          <PhotoRow entry={entry} key={entry.id} />
        ))}
        <SeeAllLink count={entries.length} shown={SHOWN} to="/admin/queues/photographs" />
      </ul>
    </section>
  );
}
