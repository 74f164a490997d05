import type { RemovalQueueEntry } from "#contract/catalogue/queues.ts";
import { SeeAllLink } from "./see-all-link.tsx";
import { RemovalRow } from "../../queues/removal-row.tsx";

const SHOWN = 5;

/** Pieces that their source no longer lists: each is kept or moved to the trash. */
export function RemovalGroup({ entries }: { entries: RemovalQueueEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className="to-do-group">
      <h2>
        Gone at source <small>{entries.length}</small>
      </h2>
      <p className="to-do-why">The site these pieces came from no longer lists them.</p>
      <ul>
        {entries.slice(0, SHOWN).map((entry) => (
          <RemovalRow entry={entry} key={entry.id} />
        ))}
        <SeeAllLink count={entries.length} shown={SHOWN} to="/admin/queues/removals" />
      </ul>
    </section>
  );
}
