import type { ImportRecord, RecordKind } from "#contract/importing/import-records.ts";
import { collectionRecords } from "./collection-records.ts";
import { customerRecords } from "./customer-records.ts";
import { orderRecords } from "./order-records.ts";
import { redirectRecords } from "./redirect-records.ts";
import type { RecordHandler } from "./record-handler.ts";
import { subscriberRecords } from "./subscriber-records.ts";
import { tagRecords } from "./tag-records.ts";

const HANDLERS: { [Kind in RecordKind]: RecordHandler<Extract<ImportRecord, { of: Kind }>> } = {
  tag: tagRecords,
  collection: collectionRecords,
  order: orderRecords,
  subscriber: subscriberRecords,
  customer: customerRecords,
  redirect: redirectRecords,
};

/** Use it only with records of that kind. */
export const getRecordHandler = (kind: RecordKind): RecordHandler<ImportRecord> =>
  HANDLERS[kind] as unknown as RecordHandler<ImportRecord>;
