import { sql } from "kysely";
import type { Database } from "#database/tables.ts";
import type { QueryTerm } from "../words/expand-query.ts";
import {
  INDEX_VERSION,
  type SearchFilter,
  toFilterTokens,
  toTokenQuery,
} from "../words/filter-tokens.ts";
import { LABEL_PREFIX, NAME_PREFIX, TIER_PREFIXES } from "../words/rank-tiers.ts";
import type {
  SearchDocument,
  SearchIndex,
  SearchKind,
  SearchScope,
  TermLookup,
} from "./search-index.ts";
import { ownerTable } from "./owner-table.ts";
import { stemWord } from "../words/stem-word.ts";
import { tokenize } from "../words/tokenize.ts";

/**
 * SQLite's FTS5: prefixes from its prefix index, relevance by bm25. The column
 * `filter_tokens` holds the tokens of rank tiers and filters.
 */
export const sqliteIndex: SearchIndex = {
  async write(db, kind, documents) {
    for (const document of documents) {
      const { id, heading, labels, details, code, body } = document;
      const columns = [heading, labels, details, code, body].map(toTokens);
      const values = [...columns, toFilterColumn(document)].map((tokens) => tokens.join(" "));
      await sql`insert or replace into ${table(kind)}
        (rowid, heading, labels, details, code, body, filter_tokens)
        values (${id}, ${sql.join(values)})`.execute(db);
    }
  },

  async remove(db, kind, ids) {
    await sql`delete from ${table(kind)}
      where rowid in (select value from json_each(${JSON.stringify(ids)}))`.execute(db);
  },

  find(kind, terms) {
    return (scope, filter) => {
      // Weights far apart, since bm25 dampens term frequency and favors short texts: a match in the name
      // must outrank one in a tag, and that one any in the description.
      const rank = scope === "ranked" ? sql`bm25(${table(kind)}, 500, 60, 10, 10, 1, 0)` : sql`0`;
      const hits = sql<{ entityId: number; rank: number }>`(
        select rowid as entity_id, ${rank} as rank
        from ${table(kind)} where ${table(kind)} match ${toMatchExpression(terms, scope, filter)}
      )`.as("hits");
      return { hits, isFiltered: filter !== undefined };
    };
  },

  async has(db, kind, lookup) {
    const { rows } = await sql`select rowid from ${table(kind)}
      where ${table(kind)} match ${toLookupExpression(lookup)} limit 1`.execute(db);
    return rows.length > 0;
  },

  async count(db, kind, word) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${table(kind)}
      where ${table(kind)} match ${toLookupExpression({ word })}`.execute(db);
    return rows[0]?.count ?? 0;
  },

  async optimize(db, kind) {
    // A negative number starts to merge all segments into one, positive ones continue it.
    let pages = -PAGES_PER_MERGE;
    for (let wrote = Infinity; wrote >= 2; pages = PAGES_PER_MERGE) {
      wrote = await db.transaction().execute((trx) => merge(trx, kind, pages));
    }
  },

  async clearIfOutdated(db) {
    const { rows } = await sql`select 1 from search_index_version
      where version = ${INDEX_VERSION}`.execute(db);
    if (rows.length > 0) return false;
    // Starting from an empty index takes a third of the time of replacing every document.
    for (const name of [table("product"), table("collection")]) {
      await sql`insert into ${name} (${name}) values ('delete-all')`.execute(db);
    }
    return true;
  },

  async recordVersion(db) {
    await sql`delete from search_index_version`.execute(db);
    await sql`insert into search_index_version (version) values (${INDEX_VERSION})`.execute(db);
  },

  async removeOrphans(db, kind) {
    const owners = ownerTable(kind);
    await sql`delete from ${table(kind)}
      where rowid not in (select id from ${owners} where deleted_at is null)`.execute(db);
  },

  async countMissing(db, kind) {
    const { rows } = await sql<{ missing: number | string }>`
      select count(*) as missing from ${ownerTable(kind)}
      where deleted_at is null and id not in (select rowid from ${table(kind)})
    `.execute(db);
    return Number(rows[0]?.missing ?? 0);
  },
};

/** A few milliseconds of work. */
const PAGES_PER_MERGE = 16;

/** The command itself counts as one written row, so fewer than two means that nothing was left to merge. */
async function merge(trx: Database, kind: SearchKind, pages: number): Promise<number> {
  const before = await countWrites(trx);
  await sql`insert into ${table(kind)} (${table(kind)}, rank)
    values ('merge', ${sql.lit(pages)})`.execute(trx);
  return (await countWrites(trx)) - before;
}

/** By the connection of the transaction. */
async function countWrites(db: Database): Promise<number> {
  const { rows } = await sql<{ writes: number }>`select total_changes() as writes`.execute(db);
  return rows[0]?.writes ?? 0;
}

/** The query in FTS5's syntax: all of some terms and none of others. */
function toMatchExpression(terms: QueryTerm[], scope: SearchScope, filter?: SearchFilter): string {
  const { required, excluded } = filter ? toTokenQuery(filter) : { required: [], excluded: null };
  const filters = required.map((tokens) => anyOf(tokens.map(quote)));
  const include = [...toScopeTerms(terms, scope), ...filters].join(" AND ");
  const exclude = [
    ...(typeof scope === "string" ? [] : [`(${toScopeTerms(terms, scope.without).join(" AND ")})`]),
    ...(excluded ? [quote(excluded)] : []),
  ];
  return exclude.length > 0 ? `(${include}) NOT ${anyOf(exclude)}` : include;
}

function toScopeTerms(terms: QueryTerm[], scope: SearchScope): string[] {
  if (scope === "ranked") return terms.map((term) => anyOf(toRankedTerms(term)));
  const tier = typeof scope === "string" ? scope : scope.within;
  const prefixes = TIER_PREFIXES[tier === "unranked" ? "anywhere" : tier];
  return terms.map((term) => anyOf(prefixes.flatMap((prefix) => toTerms(term, prefix))));
}

/** The longest prefix that FTS5 has a prefix index for, see the table's migration. */
const MAX_INDEXED_PREFIX = 3;

const usableExpansions = ({ expansions, prefix }: QueryTerm): string[] | null =>
  prefix.length > MAX_INDEXED_PREFIX ? expansions : null;

/**
 * Each word is indexed beside its stem, so that one term finds all its forms. Where the stem is null, all of
 * them begin with the word.
 */
function toTerms(term: QueryTerm, tierPrefix: string): string[] {
  const expansions = usableExpansions(term);
  if (!expansions) {
    const { prefix, stem, compound } = term;
    const stems = [stem, compound].filter((each) => each !== null);
    return [`${quote(tierPrefix + prefix)}*`, ...stems.map((each) => quote(tierPrefix + each))];
  }
  const stem = stemWord(term.prefix);
  const others = expansions.filter((form) => stemWord(form) !== stem);
  const compounds = term.compound ? [term.compound] : [];
  return [stem, ...others, ...compounds].map((form) => quote(tierPrefix + form));
}

/** A match of the word itself ranks higher than a match of another form. */
function toRankedTerms(term: QueryTerm): string[] {
  const expansions = usableExpansions(term);
  const forms = expansions ? expansions.map(quote) : [`${quote(term.prefix)}*`];
  const stems = [term.stem, term.compound].filter((stem) => stem !== null);
  return [...forms, ...stems.map(quote)];
}

const anyOf = (terms: string[]): string =>
  terms.length === 1 ? terms.join("") : `(${terms.join(" OR ")})`;

/** Tokens consist of letters, digits and prefixes, so that quoting needs no escaping. */
const quote = (term: string): string => `"${term}"`;

const table = (kind: SearchKind) => sql.table(`${kind}_search`);

function toLookupExpression(lookup: TermLookup): string {
  if ("prefix" in lookup) return `${quote(lookup.prefix)}*`;
  return quote("word" in lookup ? lookup.word : lookup.stem);
}

/** Each word once, so that repeating it does not raise the rank. */
function toTokens(text: string): string[] {
  const words = [...new Set(tokenize(text))];
  return words.flatMap((word) => [word, stemWord(word)]);
}

function toFilterColumn({ heading, labels, attributes }: SearchDocument): string[] {
  return [
    ...toTokens(heading).map((token) => NAME_PREFIX + token),
    ...toTokens(labels).map((token) => LABEL_PREFIX + token),
    ...(attributes ? toFilterTokens(attributes) : []),
  ];
}
