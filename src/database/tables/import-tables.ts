import type { Generated } from "kysely";
import type { ImportRecord, ItemKind } from "#contract/import-records.ts";
import type {
  FieldChange,
  ImportItemState,
  ImportRunState,
  ImportVerdict,
  ParsedPiece,
  SourceKind,
} from "#contract/imports.ts";
import type {
  Defaulted,
  DefaultedJson,
  Json,
  Optional,
  OptionalJson,
  TimestampColumn,
} from "./column-types.ts";

/** A picture at a source, and the address under which the shop keeps it; null, and why, where it could not be had. */
export type StoredSourcePicture = { url: string; kept: string | null; failure?: string };

export type ProductSourceTable = {
  id: Generated<number>;
  productId: number;
  sourceKind: SourceKind;
  sourceKey: string;
  externalId: Optional<string>;
  address: Optional<string>;
  path: Optional<string>;
  place: string;
  lastRead: Json<ParsedPiece>;
  pictures: DefaultedJson<StoredSourcePicture[]>;
  lastRunId: Optional<number>;
  lastSeenAt: string;
  missingSince: Optional<string>;
  createdAt: TimestampColumn;
};

export type ImportRunTable = {
  syncLogId: number;
  sourceKind: SourceKind;
  sourceKey: string;
  label: string;
  dryRun: Defaulted<boolean>;
  allOrNothing: Defaulted<boolean>;
  isWhole: Defaulted<boolean>;
  state: Defaulted<ImportRunState>;
  readToEnd: Defaulted<boolean>;
  options: OptionalJson<unknown>;
  way: Optional<string>;
  total: Optional<number>;
  itemsRead: Defaulted<number>;
  itemsApplied: Defaulted<number>;
  /** How many items of the phase were done when this runner took the run up. */
  doneBefore: Defaulted<number>;
  gone: Defaulted<number>;
  currentItem: Optional<string>;
  runner: Optional<string>;
  heartbeatAt: Optional<string>;
  phaseStartedAt: string;
  cancelRequested: Defaulted<boolean>;
  errorCode: Optional<string>;
};

/** What a piece was before a run changed it, and what the run made of it. */
export type ItemSnapshot = {
  /** Each field that was changed: as it was, as the run left it. */
  fields: { field: string; before: unknown; after: unknown }[];
  /** The row of product_sources as it was; null when the run made it. */
  source: {
    lastRead: ParsedPiece;
    pictures: StoredSourcePicture[];
    externalId: string | null;
  } | null;
  /** The old address that the run leads to the piece. */
  redirect: string | null;
};

export type ImportItemTable = {
  id: Generated<number>;
  syncLogId: number;
  position: number;
  fingerprint: string;
  place: string;
  name: string;
  externalId: Optional<string>;
  sku: Optional<string>;
  path: Optional<string>;
  verdict: ImportVerdict;
  state: Defaulted<ImportItemState>;
  reasons: DefaultedJson<string[]>;
  failures: DefaultedJson<string[]>;
  changes: DefaultedJson<FieldChange[]>;
  productId: Optional<number>;
  piece: OptionalJson<ParsedPiece>;
  /** What the reader gave of an item that does not simply come in, as it stood at the source. */
  raw: OptionalJson<unknown>;
  /** Pictures that were brought in before the piece is written: where a run is all or nothing. */
  taken: OptionalJson<StoredSourcePicture[]>;
  snapshot: OptionalJson<ItemSnapshot>;
  kind: Defaulted<ItemKind>;
  /** What is to be added that is no piece, until it is. */
  record: OptionalJson<ImportRecord>;
  /** The id of what is no piece. */
  entityId: Optional<number>;
  /** How the run left it: another state later tells that it was changed. */
  made: Optional<string>;
};
