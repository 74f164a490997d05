import { type RawBuilder, sql } from "kysely";
import type { Database } from "#database/tables.ts";
import type { QueryTerm } from "../words/expand-query.ts";
import { INDEX_VERSION } from "../words/filter-tokens.ts";
import { LABEL_PREFIX, NAME_PREFIX, type RankTier, TIER_PREFIXES } from "../words/rank-tiers.ts";
import { ownerTable } from "./owner-table.ts";
import type { SearchDocument, SearchIndex, SearchKind, TermLookup } from "./search-index.ts";
import { stemWord } from "../words/stem-word.ts";
import { tokenize } from "../words/tokenize.ts";

/**
 * PostgreSQL's full-text search: a GIN index finds, ts_rank over a weighted tsvector ranks. Pieces are found
 * by the words in product_facets, so that search, filters and order are conditions on one table.
 */
export const postgresIndex: SearchIndex = {
  async write(db, kind, documents) {
    const ids = JSON.stringify(documents.map(({ id }) => id));
    const vectors = JSON.stringify(documents.map(toWeightedVector));
    await sql`insert into ${table(kind)} (entity_id, words)
      select id::integer, words::tsvector from rows from (
        json_array_elements_text(${ids}::json), json_array_elements_text(${vectors}::json)
      ) as documents (id, words)
      on conflict (entity_id) do update set words = excluded.words`.execute(db);
    if (kind === "product") await writeFacetWords(db, ids, documents);
  },

  async remove(db, kind, ids) {
    await sql`delete from ${table(kind)} where entity_id = any(${ids}::integer[])`.execute(db);
    if (kind === "collection") return;
    await sql`update product_facets set words = ''
      where product_id = any(${ids}::integer[])`.execute(db);
  },

  find(kind, terms) {
    const query = toTierQuery("anywhere", terms);
    // The weights of D, C, B and A, in this order.
    const rank = sql`-ts_rank('{0.02, 0.2, 0.4, 1}', words, ${query}::tsquery)`;
    const ranked = sql`select entity_id, ${rank} as rank from ${table(kind)}`;
    if (kind === "collection") {
      const hits = asHits(sql`${ranked} where words @@ ${query}::tsquery`);
      return () => ({ hits });
    }
    return (scope) => {
      if (scope === "ranked") return { hits: asHits(ranked), condition: matchesByIndex(terms) };
      if (scope === "unranked") return { condition: matchesByIndex(terms) };
      if (typeof scope === "string") return { condition: hasWords(toTierQuery(scope, terms)) };
      const without = `!(${toTierQuery(scope.without, terms)})`;
      return { condition: hasWords(`${toTierQuery(scope.within, terms)} & ${without}`) };
    };
  },

  async has(db, kind, lookup) {
    const { rows } = await sql`select 1 from ${wordTable(kind)}
      where words @@ ${toLookupQuery(lookup)}::tsquery limit 1`.execute(db);
    return rows.length > 0;
  },

  // Without a limit, which makes the planner scan the whole table for a rare word.
  async count(db, kind, word) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${wordTable(kind)}
      where words @@ ${toLookupQuery({ word })}::tsquery`.execute(db);
    return rows[0]?.count ?? 0;
  },

  // Documents are replaced one after the other, so that searches find something meanwhile.
  async clearIfOutdated(db) {
    const { rows } = await sql`select 1 from search_index_version
      where version = ${INDEX_VERSION}`.execute(db);
    return rows.length === 0;
  },

  // Autovacuum merges what replaced rows left behind.
  optimize: () => Promise.resolve(),

  async recordVersion(db) {
    await sql`delete from search_index_version`.execute(db);
    await sql`insert into search_index_version (version) values (${INDEX_VERSION})`.execute(db);
  },

  async removeOrphans(db, kind) {
    const owners = ownerTable(kind);
    await sql`delete from ${table(kind)}
      where entity_id not in (select id from ${owners} where deleted_at is null)`.execute(db);
  },

  async countMissing(db, kind) {
    const { rows } = await sql<{ missing: number | string }>`
      select count(*) as missing from ${ownerTable(kind)}
      where deleted_at is null and id not in (select entity_id from ${table(kind)})
    `.execute(db);
    return Number(rows[0]?.missing ?? 0);
  },
};

const table = (kind: SearchKind) => sql.table(`${kind}_search`);
/** The table whose words have a GIN index. */
const wordTable = (kind: SearchKind) =>
  sql.table(kind === "product" ? "product_facets" : "collection_search");
const asHits = (rows: RawBuilder<unknown>) =>
  sql<{ entityId: number; rank: number }>`(${rows})`.as("hits");

const hasWords = (query: string) => sql<boolean>`product_facets.words @@ ${query}::tsquery`;

/**
 * A condition that the planner answers from the GIN index: it cannot estimate a query that comes from a
 * subselect. Prefixes of one or two letters ("FG-512") are checked on the rows that the other terms find,
 * since the index would first collect every SKU.
 */
function matchesByIndex(terms: QueryTerm[]): RawBuilder<boolean> {
  const selective = terms.filter(({ prefix }) => prefix.length > 2);
  const indexed = selective.length > 0 ? selective : terms;
  const rest = terms.filter((term) => !indexed.includes(term));
  const query = toTierQuery("anywhere", indexed);
  const matches = sql<boolean>`product_facets.words @@ (select ${query}::tsquery)`;
  return rest.length === 0
    ? matches
    : sql`${matches} and (${hasWords(toTierQuery("anywhere", rest))}) is true`;
}

const toTierQuery = (tier: RankTier, terms: QueryTerm[]): string =>
  terms.map((term) => toQuery(term, TIER_PREFIXES[tier])).join(" & ");

function toQuery(
  { expansions, prefix, stem, compound }: QueryTerm,
  tierPrefixes: string[],
): string {
  const stems = [stem, compound].filter((each) => each !== null);
  const forms = [...(expansions ?? []), ...stems.flatMap(stemForms)];
  const lexemes = tierPrefixes.flatMap((tierPrefix) => [
    ...(expansions ? [] : [`'${tierPrefix}${prefix}':*`]),
    ...forms.map((form) => `'${tierPrefix}${form}'`),
  ]);
  return `(${lexemes.join(" | ")})`;
}

/** A stem, and the word that is its own stem, for which product_facets stores no stem beside it. */
function stemForms(stem: string): string[] {
  const word = stem.slice(1);
  return stemWord(word) === stem ? [stem, word] : [stem];
}

/** Tokens consist of letters, digits and prefixes, so that quoting needs no escaping. */
function toLookupQuery(lookup: TermLookup): string {
  if ("prefix" in lookup) return `'${lookup.prefix}':*`;
  const forms = "word" in lookup ? [lookup.word] : stemForms(lookup.stem);
  return forms.map((form) => `'${form}'`).join(" | ");
}

/** Triggers insert the rows together with the pieces. */
async function writeFacetWords(
  db: Database,
  ids: string,
  documents: SearchDocument[],
): Promise<void> {
  const lexemes = JSON.stringify(documents.map(toLexemes));
  // Locked in one order, so that concurrent writers of the same pieces do not deadlock.
  await sql`select 1 from product_facets
    where product_id in (select value::integer from json_array_elements_text(${ids}::json))
    order by product_id for no key update`.execute(db);
  await sql`update product_facets set words = documents.words::tsvector from rows from (
      json_array_elements_text(${ids}::json), json_array_elements_text(${lexemes}::json)
    ) as documents (id, words)
    where product_id = documents.id::integer
      and product_facets.words <> documents.words::tsvector`.execute(db);
}

/** "'hammered' '=hammer' '^hammered' '^=hammer' 'band' '^band' …" */
function toLexemes({ heading, labels, details, code, body }: SearchDocument): string {
  const lexemes = new Set<string>();
  const add = (text: string, prefixes: string[]) => {
    for (const word of tokenize(text)) {
      const stem = stemWord(word);
      const forms = stem === `=${word}` ? [word] : [word, stem];
      for (const form of forms) {
        for (const prefix of prefixes) lexemes.add(`'${prefix}${form}'`);
      }
    }
  };
  add(heading, ["", NAME_PREFIX]);
  add(labels, ["", LABEL_PREFIX]);
  for (const text of [details, code, body]) add(text, [""]);
  return [...lexemes].join(" ");
}

/** "'hammered':1A '=hammer':1A 'band':2A …", each word once a field, so that repeating it does not raise the rank. */
function toWeightedVector(document: SearchDocument): string {
  const lexemes: string[] = [];
  let position = 0;
  const add = (text: string, weight: "A" | "B" | "C" | "D") => {
    for (const word of new Set(tokenize(text))) {
      position += 1;
      lexemes.push(`'${word}':${position}${weight} '${stemWord(word)}':${position}${weight}`);
    }
  };
  add(document.heading, "A");
  add(document.labels, "B");
  add(document.details, "C");
  add(document.code, "C");
  add(document.body, "D");
  return lexemes.join(" ");
}
