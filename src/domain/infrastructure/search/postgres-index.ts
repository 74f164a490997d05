import { type RawBuilder, sql } from "kysely";
import type { Database } from "#database/tables.ts";
import type { QueryTerm } from "./expand-query.ts";
import { LABEL_PREFIX, NAME_PREFIX, TIER_PREFIXES } from "./rank-tiers.ts";
import type {
  TermLookup,
  RankTier,
  SearchDocument,
  SearchIndex,
  SearchKind,
} from "./search-index.ts";
import { tokenize } from "./tokenize.ts";
import { stemWord } from "./stem-word.ts";

/**
 * A GIN index tells what is found, ts_rank over a weighted tsvector what fits best. What pieces are found
 * by stands in the narrow rows of lists, beside all that these are filtered and ordered by.
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

  find(kind, words) {
    const query = toTierQuery("all", words);
    // The weights stand in the order D, C, B, A.
    const rank = sql`-ts_rank('{0.02, 0.2, 0.4, 1}', words, ${query}::tsquery)`;
    const ranked = sql`select entity_id, ${rank} as rank from ${table(kind)}`;
    if (kind === "collection") {
      const hits = asHits(sql`${ranked} where words @@ ${query}::tsquery`);
      return () => ({ hits });
    }
    return (extent) => {
      if (extent === "best") return { hits: asHits(ranked), condition: matchesWithIndex(words) };
      if (extent === "gathered") return { condition: matchesWithIndex(words) };
      if (typeof extent === "string") return { condition: hasWords(toTierQuery(extent, words)) };
      const without = `!(${toTierQuery(extent.without, words)})`;
      return { condition: hasWords(`${toTierQuery(extent.within, words)} & ${without}`) };
    };
  },

  async has(db, kind, what) {
    const { rows } = await sql`select 1 from ${wordTable(kind)}
      where words @@ ${toLookupQuery(what)}::tsquery limit 1`.execute(db);
    return rows.length > 0;
  },

  // Without a limit, which would lead the planner to read the whole table for a rare word.
  async count(db, kind, word) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${wordTable(kind)}
      where words @@ ${toLookupQuery({ word })}::tsquery`.execute(db);
    return rows[0]?.count ?? 0;
  },

  // There is one manner so far.
  clearIfOutdated: () => Promise.resolve(false),
  // PostgreSQL clears up by itself.
  optimize: () => Promise.resolve(),
  recordVersion: () => Promise.resolve(),

  async removeOrphans(db, kind) {
    const owners = sql.table(kind === "product" ? "products" : "collections");
    await sql`delete from ${table(kind)}
      where entity_id not in (select id from ${owners} where deleted_at is null)`.execute(db);
  },
};

const table = (kind: SearchKind) => sql.table(`${kind}_search`);
/** Where the words stand under a GIN index. */
const wordTable = (kind: SearchKind) =>
  sql.table(kind === "product" ? "product_facets" : "collection_search");
const asHits = (rows: RawBuilder<unknown>) =>
  sql<{ entityId: number; rank: number }>`(${rows})`.as("hits");

const hasWords = (query: string) => sql<boolean>`product_facets.words @@ ${query}::tsquery`;

/**
 * What is asked for by a question of its own tells the planner nothing, so that it takes the index. What
 * begins with a letter or two ("FG-512") is told from the rows that the other words lead to: the index
 * would first gather all SKUs.
 */
function matchesWithIndex(words: QueryTerm[]): RawBuilder<boolean> {
  const selective = words.filter(({ prefix: beginning }) => beginning.length > 2);
  const indexed = selective.length > 0 ? selective : words;
  const rest = words.filter((word) => !indexed.includes(word));
  const matchesIndexed = sql<boolean>`product_facets.words @@ (select ${toTierQuery("all", indexed)}::tsquery)`;
  return rest.length === 0
    ? matchesIndexed
    : sql`${matchesIndexed} and (${hasWords(toTierQuery("all", rest))}) is true`;
}

const toTierQuery = (ring: RankTier, words: QueryTerm[]): string =>
  words.map((word) => toQuery(word, TIER_PREFIXES[ring])).join(" & ");

function toQuery(
  { expansions: forms, prefix: beginning, stem }: QueryTerm,
  marks: string[],
): string {
  const stems = stem ? stemForms(stem) : [];
  const terms = marks.flatMap((mark) => [
    ...(forms ?? []).map((form) => `'${mark}${form}'`),
    ...(forms ? [] : [`'${mark}${beginning}':*`]),
    ...stems.map((form) => `'${mark}${form}'`),
  ]);
  return `(${terms.join(" | ")})`;
}

/** A stem, and the word that is its own stem: with it the stem is not written in the narrow rows. */
function stemForms(stem: string): string[] {
  const word = stem.slice(1);
  return stemWord(word) === stem ? [stem, word] : [stem];
}

/** Words hold letters and digits only, so a quoted one can mean nothing else to PostgreSQL. */
function toLookupQuery(what: TermLookup): string {
  if ("beginning" in what) return `'${what.beginning}':*`;
  const forms = "word" in what ? [what.word] : stemForms(what.stem);
  return forms.map((form) => `'${form}'`).join(" | ");
}

/** The rows are there: they came with their pieces. */
async function writeFacetWords(
  db: Database,
  ids: string,
  documents: SearchDocument[],
): Promise<void> {
  const lexemes = JSON.stringify(documents.map(toLexemes));
  // In one order always, so that two who write the same pieces at once do not wait for each other.
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
  const add = (text: string, marks: string[]) => {
    for (const word of tokenize(text)) {
      const stem = stemWord(word);
      const forms = stem === `=${word}` ? [word] : [word, stem];
      for (const form of forms) for (const mark of marks) lexemes.add(`'${mark}${form}'`);
    }
  };
  add(heading, ["", NAME_PREFIX]);
  add(labels, ["", LABEL_PREFIX]);
  for (const text of [details, code, body]) add(text, [""]);
  return [...lexemes].join(" ");
}

/** "'hammered':1A '=hammer':1A 'band':2A …", each word once a field: saying it often makes a piece no better a find. */
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
