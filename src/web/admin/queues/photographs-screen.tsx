import type { ImportQueueEntry } from "#contract/queues.ts";
import { PhotoRow } from "./photo-row.tsx";
import { QueueList } from "./queue-list.tsx";

export const meta = () => [{ title: "Photos to take" }];

export default function PhotographsScreen() {
  return (
    <QueueList<ImportQueueEntry>
      nothing="Every imported piece has photos."
      path="/api/import-queue"
      row={PhotoRow}
      title="Photos to take"
      waiting="pending_photos"
      why="Pieces that were imported without a usable photo. Add one photo to take a piece off the list."
    />
  );
}
