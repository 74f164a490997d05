import type { ImportRecord, RecordKind } from "#contract/import-records.ts";
import { collectionRecords } from "./collection-records.ts";
import { orderRecords } from "./order-records.ts";
import type { RecordDesk } from "./record-handler.ts";
import { subscriberRecords } from "./subscriber-records.ts";
import { tagRecords } from "./tag-records.ts";

const DESKS: { [Kind in RecordKind]: RecordDesk<Extract<ImportRecord, { of: Kind }>> } = {
  tag: tagRecords,
  collection: collectionRecords,
  order: orderRecords,
  subscriber: subscriberRecords,
};

/** Who takes in records of a kind; give it records of that kind alone. */
export const deskOf = (kind: RecordKind): RecordDesk<ImportRecord> =>
  DESKS[kind] as unknown as RecordDesk<ImportRecord>;
