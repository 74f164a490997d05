import type { ImportRecord, ItemKind } from "#contract/importing/import-records.ts";
import type { ExportedRecord, SourceKind, StatedPiece } from "#contract/importing/imports.ts";

/** A piece as a reader gives it: the same shape for every source, not yet compared or stored. */
export type SourcePiece = StatedPiece & {
  /**
   * Category names as the source writes them, the likeliest first; the first that matches one of
   * the shop's is used.
   */
  categories: string[];
  /** Keywords for search engines: only those that are existing tags are used. */
  keywords?: string[];
  /** What was interpreted, a sentence each for the report. */
  notes: string[];
  /** What only the exported workbook holds. */
  own?: ExportedRecord | null;
};

/** An item from a reader. `where` is a row, page or id that people can find. */
export type SourceItem = (
  | { kind: "piece"; where: string; piece: SourcePiece }
  /** Read but uncertain: waits for a person's decision. */
  | { kind: "doubtful"; where: string; piece: SourcePiece; reason: string }
  /** A record other than a piece, from the exported workbook. */
  | { kind: "record"; where: string; name: string; record: ImportRecord; notes?: string[] }
  /** Could not be read. */
  | { kind: "refused"; where: string; name: string; reason: string; of?: ItemKind }
) & {
  /**
   * The item as the source has it, as JSON: stored when refused or doubtful, to be corrected there.
   */
  raw?: unknown;
};

/** A source of pieces. Sources differ only in their readers. */
export type Source = {
  kind: SourceKind;
  /**
   * Identifies the source across imports: a host, or "spreadsheet". External ids are unique within
   * it.
   */
  key: string;
  /** Shown to people: "old-shop.example", "pieces.xlsx". */
  label: string;
  /** The platform it belongs to; null for none. */
  platformId: number | null;
  /**
   * How the source is read, a sentence for the screen once reading started; null when there is only
   * one way.
   */
  describeWay: () => string | null;
  /** The number of items, once known. */
  countItems: () => number | null;
  /**
   * Whether pieces that were not read are missing at the source; false when only a part is read.
   */
  isWhole: boolean;
  /** Reads in a stable order. Throws DomainError when the source fails. */
  read: (signal: AbortSignal) => AsyncIterable<SourceItem>;
};
