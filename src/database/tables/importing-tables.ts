import type { Generated } from "kysely";
import type { ImportRecord, ItemKind } from "#contract/importing/import-records.ts";
import type {
  FieldChange,
  ImportItemState,
  ImportRunState,
  ImportVerdict,
  ParsedPiece,
  SourceKind,
} from "#contract/importing/imports.ts";
import type {
  Defaulted,
  DefaultedJson,
  Json,
  Optional,
  OptionalJson,
  QueueTable,
  TimestampColumn,
} from "./column-types.ts";

export type ImportingTables = {
  productSources: ProductSourceTable;
  importRuns: ImportRunTable;
  importItems: ImportItemTable;
  importChoices: ImportChoiceTable;
  importQueue: QueueTable<"pending_photos" | "done">;
  removalQueue: QueueTable<"pending_removal" | "removed" | "kept"> & { reason: string };
};

/** A photo at a source and the URL of the shop's copy; null, with the reason, where it could not be copied. */
export type StoredSourcePicture = {
  url: string;
  kept: string | null;
  failure?: string;
  /** The host, when it is the host that failed and not the one photo. */
  failedHost?: string;
};

type ProductSourceTable = {
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

/** A person's answer to a question of an import. */
export type ImportChoiceTable = {
  kind: "state" | "category" | "tag" | "columns" | "sale-prices" | "picture-folder";
  /** In lower case and without accents; or the source that the answer is about. */
  word: string;
  choice: string;
  updatedAt: string;
};

type ImportRunTable = {
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
  /** How many items of the phase were done when this process took the lease. */
  doneBefore: Defaulted<number>;
  gone: Defaulted<number>;
  currentItem: Optional<string>;
  phaseStartedAt: string;
  cancelRequested: Defaulted<boolean>;
  /** A person stopped it for a while; it stays reading or applying, and no process takes it. */
  paused: Defaulted<boolean>;
  /** Photos that were asked of their hosts, whether they came or not. */
  photosDone: Defaulted<number>;
  errorCode: Optional<string>;
};

/** A piece before and after an import changed it, for undo. */
export type ItemSnapshot = {
  /** Each changed field with its values before and after. */
  fields: { field: string; before: unknown; after: unknown }[];
  /** The product_sources row before the import; null when the import created it. */
  source: {
    lastRead: ParsedPiece;
    pictures: StoredSourcePicture[];
    externalId: string | null;
  } | null;
  /** The old path that the import redirects to the piece. */
  redirect: string | null;
};

/** Photos of one piece that a host did not give. */
export type MissingPhotos = { host: string; reason: string; photos: number };

type ImportItemTable = {
  id: Generated<number>;
  syncLogId: number;
  position: number;
  fingerprint: string;
  place: string;
  name: string;
  externalId: Optional<string>;
  sku: Optional<string>;
  verdict: ImportVerdict;
  state: Defaulted<ImportItemState>;
  reasons: DefaultedJson<string[]>;
  failures: DefaultedJson<string[]>;
  changes: DefaultedJson<FieldChange[]>;
  productId: Optional<number>;
  piece: OptionalJson<ParsedPiece>;
  /** The source's own data of an item that needs review. */
  raw: OptionalJson<unknown>;
  /** Photos stored before the piece is written, in an all-or-nothing import. */
  taken: OptionalJson<StoredSourcePicture[]>;
  snapshot: OptionalJson<ItemSnapshot>;
  /** Photos that could not be fetched because their host failed, by host. */
  missingPhotos: OptionalJson<MissingPhotos[]>;
  kind: Defaulted<ItemKind>;
  /** The pending record of an item that is no piece. */
  record: OptionalJson<ImportRecord>;
  /** The id of the imported record that is no piece. */
  entityId: Optional<number>;
  /** State of the record as imported, to detect later changes. */
  made: Optional<string>;
};
