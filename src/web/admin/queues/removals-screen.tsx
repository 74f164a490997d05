import type { RemovalQueueEntry } from "#contract/catalogue/queues.ts";
import { QueueList } from "./queue-list.tsx";
import { RemovalRow } from "./removal-row.tsx";
import { MESSAGES } from "./messages.ts";

export const meta = () => [{ title: MESSAGES.removals.title }];

export default function RemovalsScreen() {
  return (
    <QueueList<RemovalQueueEntry>
      nothing={MESSAGES.removals.nothing}
      path="/api/removal-queue"
      row={RemovalRow}
      title={MESSAGES.removals.title}
      waiting="pending_removal"
      why={MESSAGES.removals.why}
    />
  );
}
