import type { ImportQueueEntry } from "#contract/catalogue/queues.ts";
import { PhotoRow } from "./photo-row.tsx";
import { QueueList } from "./queue-list.tsx";

const TITLE = "Photos to take";

export const meta = () => [{ title: TITLE }];

export default function PhotographsScreen() {
  return (
    <QueueList<ImportQueueEntry>
      nothing="Every imported piece has photos."
      path="/api/import-queue"
      row={PhotoRow}
      title={TITLE}
      waiting="pending_photos"
      why="Pieces that were imported without a usable photo. Add one photo to take a piece off the list."
    />
  );
}
