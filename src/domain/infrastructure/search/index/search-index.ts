import type { AliasedExpression, RawBuilder } from "kysely";
import type { Database } from "#database/tables.ts";
import type { QueryTerm } from "../words/expand-query.ts";
import type { FilterAttributes, SearchFilter } from "../words/filter-tokens.ts";
import type { RankTier } from "../words/rank-tiers.ts";

export type SearchKind = "product" | "collection";

/** The indexed text of one piece or collection. A match in an earlier field ranks higher. */
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
  /** Pieces only. */
  attributes?: FilterAttributes;
};

/** One row per hit; the lower the rank, the better the match. */
export type Hits = AliasedExpression<{ entityId: number; rank: number }, "hits">;

/** Hits as rows to join, as a condition, or both. See joinHits. */
export type HitsSource = {
  hits?: Hits;
  condition?: RawBuilder<boolean>;
  /** The hits are filtered already, so that counting them is enough. */
  isFiltered?: boolean;
};

/**
 * Which hits a query wants: "unranked" for all of them at once, "ranked" for all of them with their rank,
 * a rank tier where only the first of another order are read.
 */
export type SearchScope =
  | "unranked"
  | "ranked"
  | RankTier
  | { within: RankTier; without: RankTier };

export type FindHits = (scope: SearchScope, filter?: SearchFilter) => HitsSource;

/** The full-text index of one database engine. */
export type SearchIndex = {
  /** Inserts the documents or replaces those with the same ids. */
  write: (db: Database, kind: SearchKind, documents: SearchDocument[]) => Promise<void>;
  remove: (db: Database, kind: SearchKind, ids: number[]) => Promise<void>;
  /**
   * Documents that match every term. An index with filter tokens applies the filter; with another one the
   * caller still has to.
   */
  find: (kind: SearchKind, terms: QueryTerm[]) => FindHits;
  /** Whether any document contains it. */
  has: (db: Database, kind: SearchKind, lookup: TermLookup) => Promise<boolean>;
  /** Document frequency of a word. */
  count: (db: Database, kind: SearchKind, word: string) => Promise<number>;
  /**
   * Prepares to write all documents again if they were written by another index version.
   * @returns whether they were, so that the index has to be rebuilt
   */
  clearIfOutdated: (db: Database) => Promise<boolean>;
  /** Merges the index segments that replaced documents left behind, a few milliseconds at a time. */
  optimize: (db: Database, kind: SearchKind) => Promise<void>;
  /** Records that every document is written in the current index version. */
  recordVersion: (db: Database) => Promise<void>;
  /** Removes documents whose piece or collection is deleted. */
  removeOrphans: (db: Database, kind: SearchKind) => Promise<void>;
  /** How many pieces or collections, deleted ones aside, have no document. */
  countMissing: (db: Database, kind: SearchKind) => Promise<number>;
};

export type TermLookup = { word: string } | { prefix: string } | { stem: string };
