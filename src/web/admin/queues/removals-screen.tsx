import type { RemovalQueueEntry } from "#contract/catalogue/queues.ts";
import { QueueList } from "./queue-list.tsx";
import { RemovalRow } from "./removal-row.tsx";

const TITLE = "Gone at source";

export const meta = () => [{ title: TITLE }];

export default function RemovalsScreen() {
  return (
    <QueueList<RemovalQueueEntry>
      nothing="Everything you imported is still listed at its source."
      path="/api/removal-queue"
      row={RemovalRow}
      title={TITLE}
      waiting="pending_removal"
      why="Pieces that the site they came from no longer lists. Keep them, or move them to the trash."
    />
  );
}
