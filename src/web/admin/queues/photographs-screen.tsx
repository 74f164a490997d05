import type { ImportQueueEntry } from "#contract/catalogue/queues.ts";
import { PhotoRow } from "./photo-row.tsx";
import { QueueList } from "./queue-list.tsx";
import { MESSAGES } from "./messages.ts";

export const meta = () => [{ title: MESSAGES.photos.title }];

export default function PhotographsScreen() {
  return (
    <QueueList<ImportQueueEntry>
      nothing={MESSAGES.photos.nothing}
      path="/api/import-queue"
      row={PhotoRow}
      title={MESSAGES.photos.title}
      waiting="pending_photos"
      why={MESSAGES.photos.why}
    />
  );
}
