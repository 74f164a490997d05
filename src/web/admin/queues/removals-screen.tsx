import type { RemovalQueueEntry } from "#contract/queues.ts";
import { QueueList } from "./queue-list.tsx";
import { RemovalRow } from "./removal-row.tsx";

export const meta = () => [{ title: "Gone at source" }];

export default function RemovalsScreen() {
  return (
    <QueueList<RemovalQueueEntry>
      nothing="Whatever came from elsewhere is still listed there."
      path="/api/removal-queue"
      row={RemovalRow}
      title="Gone at source"
      waiting="pending_removal"
      why="Pieces that the place they came from no longer lists. Keep them, or move them to the trash."
    />
  );
}
