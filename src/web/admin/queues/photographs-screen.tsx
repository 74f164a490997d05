import type { ImportQueueEntry } from "#contract/queues.ts";
import { PhotoRow } from "./photo-row.tsx";
import { QueueList } from "./queue-list.tsx";

export const meta = () => [{ title: "Photographs to take" }];

export default function PhotographsScreen() {
  return (
    <QueueList<ImportQueueEntry>
      nothing="Every piece that came in has its photographs."
      path="/api/import-queue"
      row={PhotoRow}
      title="Photographs to take"
      waiting="pending_photos"
      why="Pieces that were imported without a usable picture. One picture takes a piece off the list."
    />
  );
}
