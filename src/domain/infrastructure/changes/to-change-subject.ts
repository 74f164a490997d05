import type { Change } from "#contract/access/changes.ts";
import type { TrashKind } from "#contract/operations/trash.ts";

type Subject = Pick<Change, "kind" | "label">;
type Entry = { entityId: number; label: string };

/** What the history calls an entry of the trash. Nothing of a customer: forgetting one leaves no trace here. */
const SUBJECTS: Record<TrashKind, (entry: Entry) => Subject> = {
  product: ({ label }) => ({ kind: "piece", label }),
  collection: ({ label }) => ({ kind: "collection", label }),
  tag: ({ label }) => ({ kind: "tag", label }),
  order: ({ entityId }) => ({ kind: "order", label: String(entityId) }),
  inquiry: () => ({ kind: "inquiries", label: "1" }),
  subscriber: () => ({ kind: "subscriber", label: "" }),
  platform: ({ label }) => ({ kind: "platform", label }),
  sample: () => ({ kind: "sample", label: "" }),
};

/** The history's kind and label of an entry of the trash, without personal data of customers. */
export const toChangeSubject = (kind: TrashKind, entry: Entry): Subject => SUBJECTS[kind](entry);
