import type { ImportRecord, ItemKind } from "#contract/import-records.ts";
import type { ExportedRecord, SourceKind, StatedPiece } from "#contract/imports.ts";

/** A piece as a reader gives it: every source in the same shape, nothing compared or kept yet. */
export type SourcePiece = StatedPiece & {
  /** Names as the source writes them, the likeliest first; the first that is one of ours is taken. */
  categories: string[];
  /**
   * Words that a site gives to search engines: those that are tags here are kept as such. New tags are
   * made of a source's own tags alone.
   */
  keywords?: string[];
  /** What was read with a pinch of salt, each a sentence for the report. */
  notes: string[];
  /** What the shop's own export tells beyond that; everybody else leaves it out. */
  own?: ExportedRecord | null;
};

/** What a reader gives, one after the other. `where` is a row, a page or an id, as people would look for it. */
export type SourceItem = (
  | { kind: "piece"; where: string; piece: SourcePiece }
  /** Read, but unsure: it waits for a person to look at it. */
  | { kind: "doubtful"; where: string; piece: SourcePiece; reason: string }
  /** No piece, but what the shop's own export holds beside them. */
  | { kind: "record"; where: string; name: string; record: ImportRecord; notes?: string[] }
  /** Could not be read at all. */
  | { kind: "refused"; where: string; name: string; reason: string; of?: ItemKind }
) & {
  /** How it stood at the source, as JSON: kept of what is refused or doubtful, to be mended there. */
  raw?: unknown;
};

/** Where pieces come from. Sources differ in their reader alone. */
export type Source = {
  kind: SourceKind;
  /** The same source every time it is read: a host, or "spreadsheet". External ids are unique within it. */
  key: string;
  /** How people know it: "old-shop.example", "pieces.xlsx". */
  label: string;
  /** The platform that it belongs to, where it is one. */
  platformId: number | null;
  /** Which way in worked, once reading has begun: a sentence for the screen; null when there is but one. */
  describeWay: () => string | null;
  /** How many items there will be, once that is known. */
  countItems: () => number | null;
  /** Whether what was not read is gone from the source; false for a part of it. */
  isWhole: boolean;
  /** Reads in an order that stays the same from one run to the next. Throws DomainError when the source breaks. */
  read: (signal: AbortSignal) => AsyncIterable<SourceItem>;
};
