import type { AliasedExpression, RawBuilder } from "kysely";
import type { Engine } from "#database/connect.ts";
import type { Database } from "#database/tables.ts";
import type { QueryTerm } from "./expand-query.ts";
import { postgresIndex } from "./postgres-index.ts";
import { sqliteIndex } from "./sqlite-index.ts";
import type { SearchFilter, FilterAttributes } from "./filter-tokens.ts";

export type SearchKind = "product" | "collection";

/** What can be found of one piece or collection. What stands in an earlier field weighs more. */
export type SearchDocument = {
  id: number;
  /** Name or title. */
  heading: string;
  /** Tags and category. */
  labels: string;
  /** Materials of a piece, description of a collection. */
  details: string;
  /** SKU. */
  code: string;
  body: string;
  /** Of a piece. */
  attributes?: FilterAttributes;
};

/** One row for each that was found; the lower the rank, the better it fits. */
export type Hits = AliasedExpression<{ entityId: number; rank: number }, "hits">;

/** How an engine tells what was found: by rows to join, by a condition, or both. See joinHits. */
export type HitsSource = {
  hits?: Hits;
  condition?: RawBuilder<boolean>;
  /** The hits are those alone that the narrowing leaves, so that to count them is enough. */
  isFiltered?: boolean;
};

/**
 * The rings around what is asked for: all words in the name; all in name and labels; all anywhere. Each
 * holds those before it.
 */
export const RANK_TIERS = ["name", "labels", "all"] as const;
export type RankTier = (typeof RANK_TIERS)[number];

/**
 * Which of the found are asked for: "gathered" are all of them, where every one is wanted at once; "best"
 * are the same with their rank; a ring is for an order by something else, of which the first are wanted.
 */
export type SearchScope = "gathered" | "best" | RankTier | { within: RankTier; without: RankTier };

export type FindHits = (extent: SearchScope, narrowing?: SearchFilter) => HitsSource;

/** The index in one engine's own way. */
export type SearchIndex = {
  /** Writes the documents, in place of what stood under their ids. */
  write: (db: Database, kind: SearchKind, documents: SearchDocument[]) => Promise<void>;
  remove: (db: Database, kind: SearchKind, ids: number[]) => Promise<void>;
  /**
   * Those that hold each of the words, its stem, or a word that begins with it. An index that knows how
   * pieces stand leaves out what is not asked for; in another, all of that is still to be left out.
   */
  find: (kind: SearchKind, words: QueryTerm[]) => FindHits;
  /** Whether any holds it. Quick where one does. */
  has: (db: Database, kind: SearchKind, what: TermLookup) => Promise<boolean>;
  /** How many hold the word. */
  count: (db: Database, kind: SearchKind, word: string) => Promise<number>;
  /**
   * Takes all documents out of an index where they were written in a manner that holds no more.
   * @returns whether it did, so that it has to be built anew
   */
  clearIfOutdated: (db: Database) => Promise<boolean>;
  /** Clears up what replaced documents left behind, a little at a time. */
  optimize: (db: Database, kind: SearchKind) => Promise<void>;
  /** Says that all of its documents are there, written as they are now. */
  recordVersion: (db: Database) => Promise<void>;
  /** Ids in the index that are not among the living. */
  removeOrphans: (db: Database, kind: SearchKind) => Promise<void>;
};

export type TermLookup = { word: string } | { beginning: string } | { stem: string };

const INDEXES: Record<Engine, SearchIndex> = { sqlite: sqliteIndex, postgres: postgresIndex };

export const searchIndex = (engine: Engine): SearchIndex => INDEXES[engine];
