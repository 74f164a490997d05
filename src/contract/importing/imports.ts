import {
  AVAILABILITIES,
  type Availability,
  type ColumnOf,
  type ColumnValue,
  type FieldsWith,
  type KindOf,
  mapFields,
  PRODUCT_FIELD_NAMES,
  type ProductField,
  productField,
} from "../catalogue/product-fields.ts";
import type { ProposedFact } from "../catalogue/proposals/propose-facts.ts";
import { z } from "../zod.ts";
import { idSchema, instant } from "../field-schemas.ts";
import { ITEM_KIND_NAMES } from "./import-records.ts";
import { syncLogSchema } from "../channels/sync-logs.ts";
import type { TagType } from "../catalogue/tags.ts";

export const SOURCE_KINDS = ["woocommerce", "website", "spreadsheet"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** The decision on an item: `doubtful` needs review, `refuse` cannot be imported. */
export const IMPORT_VERDICTS = ["add", "change", "skip", "refuse", "doubtful"] as const;
export type ImportVerdict = (typeof IMPORT_VERDICTS)[number];

export const IMPORT_ITEM_STATES = [
  "planned",
  "applied",
  "waiting",
  "accepted",
  "dismissed",
  "undone",
] as const;
export type ImportItemState = (typeof IMPORT_ITEM_STATES)[number];

export const IMPORT_RUN_STATES = [
  "reading",
  "applying",
  "completed",
  "failed",
  "cancelled",
  "undoing",
  "undone",
] as const;
export type ImportRunState = (typeof IMPORT_RUN_STATES)[number];

const text = z.string().nullable();

/** Fields of a piece that readers of every source fill, as columns hold them. */
export const SOURCE_FIELDS = namesOf("every source").filter(
  (name): name is SourceField => name !== "categoryId",
);
export type SourceField = Exclude<FieldsWith<{ importedFrom: "every source" }>, "categoryId">;

/** Fields that only the shop's own export holds. */
export const EXPORT_FIELDS = namesOf("own export");
export type ExportField = FieldsWith<{ importedFrom: "own export" }>;

function namesOf<Source extends ProductField["importedFrom"]>(source: Source) {
  return PRODUCT_FIELD_NAMES.filter(
    (name): name is FieldsWith<{ importedFrom: Source }> =>
      productField(name).importedFrom === source,
  );
}

const exportShape = mapFields(EXPORT_FIELDS, (name) =>
  productField(name).kind === "availability" ? z.enum(AVAILABILITIES).nullable() : text,
) as {
  [Name in ExportField]: KindOf<Name> extends "availability"
    ? z.ZodNullable<z.ZodEnum<{ [Each in Availability]: Each }>>
    : typeof text;
};

/** What only the shop's own export holds of a piece. */
export const exportedRecordSchema = z.object({
  id: z.int().nullable(),
  ...exportShape,
  createdAt: text,
  updatedAt: text,
});
export type ExportedRecord = z.infer<typeof exportedRecordSchema>;

/** A picture at its source. */
export type SourcePicture = { url: string; alt: string };

/** Columns as a source gives them; null where it says nothing. Only the name is never missing. */
type SourceColumns = {
  [Name in SourceField as ColumnOf<Name>]: Name extends "name" ? string : ColumnValue<Name> | null;
};

/**
 * A piece as its source describes it. Null means that the source does not say; an import never empties a
 * field for that. The description is plain text, its paragraphs separated by an empty line.
 */
export type StatedPiece = SourceColumns & {
  /** The source's own id; null where it has none. */
  externalId: string | null;
  /** URL at the source; its path is stored as an old address. */
  address: string | null;
  tags: { name: string; type: TagType | null }[];
  /** In order. null: unknown; []: the source has none. */
  pictures: SourcePicture[] | null;
  /** What the piece costs the goldsmith. Shown to people with full access alone. */
  costCents?: number;
  /** What was read out of its words: it fills in what is blank here. */
  proposed?: ProposedFact[];
};

/** A parsed piece, ready to be stored. */
export type ParsedPiece = StatedPiece & { categoryId: number | null; own: ExportedRecord | null };

/** One changed field, formatted for people. */
export const fieldChangeSchema = z.object({ field: z.string(), from: text, to: text });
export type FieldChange = z.infer<typeof fieldChangeSchema>;

/** Fields that a person may look at and correct before a doubtful piece is imported. */
export const CORRECTABLE_FIELDS = SOURCE_FIELDS.filter(
  (name): name is CorrectableField => productField(name).kind !== "flag",
);
type CorrectableField = Exclude<SourceField, FieldsWith<{ kind: "flag" }>>;

/** Money and weight as decimals with two places, a ring size as people write it. */
const correctableShape = mapFields(CORRECTABLE_FIELDS, (name) => {
  if (name === "name") return z.string();
  return productField(name).kind === "count" ? z.int().nullable() : text;
}) as {
  [Name in CorrectableField]: Name extends "name"
    ? z.ZodString
    : KindOf<Name> extends "count"
      ? z.ZodNullable<z.ZodInt>
      : typeof text;
};

/** One item of an import, and what is to be done or was done with it. */
export const importItemSchema = z.object({
  id: idSchema,
  kind: z.enum(ITEM_KIND_NAMES),
  where: z.string(),
  name: z.string(),
  verdict: z.enum(IMPORT_VERDICTS),
  state: z.enum(IMPORT_ITEM_STATES),
  reasons: z.array(z.string()),
  /** Pictures that could not be imported, each a sentence. */
  failures: z.array(z.string()),
  changes: z.array(fieldChangeSchema),
  productId: z.int().nullable(),
  /** For review and correction: of doubtful items only. */
  piece: z
    .object({
      ...correctableShape,
      categoryId: z.int().nullable(),
      images: z.array(z.string()),
      tags: z.array(z.string()),
      address: text,
    })
    .nullable(),
});
export type ImportItem = z.infer<typeof importItemSchema> & {
  /** The unparsed item of a refused or doubtful one. Not on the wire. */
  raw: unknown;
};

/** Counts of items other than pieces. */
const othersSchema = z.array(
  z.object({
    kind: z.enum(ITEM_KIND_NAMES).exclude(["piece"]),
    added: z.int(),
    changed: z.int(),
    skipped: z.int(),
    refused: z.int(),
  }),
);
export type OtherCounts = z.infer<typeof othersSchema>[number];

/** The progress of an import. Its counts are of pieces; `others` has the rest. */
export const importProgressSchema = z.object({
  syncLogId: idSchema,
  state: z.enum(IMPORT_RUN_STATES),
  dryRun: z.boolean(),
  /** Whether somebody paused it; it goes on when it is resumed. */
  paused: z.boolean(),
  label: z.string(),
  way: text,
  /** Photos that were fetched, or could not be. */
  photos: z.int(),
  /** The item being read or applied. */
  current: text,
  /** Finished items of the phase, and their total; null while it is unknown. */
  done: z.int(),
  total: z.int().nullable(),
  secondsLeft: z.int().nullable(),
  added: z.int(),
  changed: z.int(),
  skipped: z.int(),
  refused: z.int(),
  doubtful: z.int(),
  gone: z.int(),
  others: othersSchema,
  startedAt: instant,
  completedAt: instant.nullable(),
  error: text,
});
export type ImportProgress = z.infer<typeof importProgressSchema>;

/** How many failures and notes a report lists at most. */
export const MAX_LISTED = 1000;

const itemReference = { name: z.string(), where: z.string() };

/** The result of an import or its preview. Lists have the first thousand; the items call has all. */
export const importReportSchema = z.object({
  syncLogId: idSchema,
  status: z.enum(IMPORT_RUN_STATES),
  dryRun: z.boolean(),
  way: text,
  imported: z.int(),
  updated: z.int(),
  skipped: z.int(),
  refused: z.int(),
  doubtful: z.int(),
  /** Pieces that the source no longer lists. */
  gone: z.int(),
  others: othersSchema,
  failed: z.array(z.object({ ...itemReference, reason: z.string() })),
  notes: z.array(z.object({ ...itemReference, note: z.string() })),
  /** Hosts that did not give photos, once each, with the pieces that lack them. */
  missingPhotos: z.array(
    z.object({
      host: z.string(),
      reason: z.string(),
      photos: z.int(),
      /** The first hundred. */
      pieces: z.array(z.object({ name: z.string(), productId: z.int().nullable() })),
      pieceCount: z.int(),
    }),
  ),
  /** Added or changed pieces. */
  productIds: z.array(idSchema),
  error: text,
});
export type ImportReport = z.infer<typeof importReportSchema>;

/** A sync log, with progress and report when it is that of an import. */
export const syncLogDetailSchema = syncLogSchema.extend({
  progress: importProgressSchema.nullable(),
  report: importReportSchema.nullable(),
});
export type SyncLogDetail = z.infer<typeof syncLogDetailSchema>;
