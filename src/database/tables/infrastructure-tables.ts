import type { Generated } from "kysely";
import type { Defaulted, Json, Optional, TimestampColumn } from "./column-types.ts";

export type InfrastructureTables = {
  settings: { key: string; value: Json<unknown>; updatedAt: TimestampColumn };
  trash: TrashTable;
  removedSamples: RemovedSampleTable;
  visitorWrites: VisitorWriteTable;
  searchWords: { slip: string; word: string };
  /** Counts changes of what visitors see: readRevision. */
  catalogueRevisions: { slot: number; revision: number };
};

type TrashTable = {
  id: Generated<number>;
  kind: "product" | "collection" | "tag" | "order" | "subscriber" | "platform" | "sample";
  entityId: number;
  label: string;
  batch: Optional<string>;
  deletedBy: Optional<string>;
  deletedAt: TimestampColumn;
  expiresAt: string;
};

type VisitorWriteTable = {
  /** Keyed hash of the client's network; no address is stored. */
  subject: string;
  /** Start of the time window. */
  beganAt: string;
  count: Defaulted<number>;
};

type RemovedSampleTable = {
  id: Generated<number>;
  contents: Json<unknown>;
  deletedAt: Optional<string>;
};
