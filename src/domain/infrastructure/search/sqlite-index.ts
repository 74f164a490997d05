import { sql } from "kysely";
import type { Database } from "#database/tables.ts";
import type { QueryTerm } from "./expand-query.ts";
import { LABEL_PREFIX, NAME_PREFIX, TIER_PREFIXES } from "./rank-tiers.ts";
import type {
  SearchScope,
  TermLookup,
  SearchDocument,
  SearchIndex,
  SearchKind,
} from "./search-index.ts";
import { tokenize } from "./tokenize.ts";
import { toTokenQuery, INDEX_VERSION, type SearchFilter, toFilterTokens } from "./filter-tokens.ts";
import { stemWord } from "./stem-word.ts";

/**
 * FTS5: prefixes from its own prefix index, order by bm25. Marks beside the words say how a piece stands,
 * so that it counts and narrows by itself: to look each found piece up would take longer than to find it.
 */
export const sqliteIndex: SearchIndex = {
  async write(db, kind, documents) {
    for (const document of documents) {
      const { id, heading, labels, details, code, body } = document;
      const tokens = [heading, labels, details, code, body].map(toTokens);
      const values = [...tokens, toPrefixedTokens(document)].map((words) => words.join(" "));
      await sql`insert or replace into ${table(kind)}
        (rowid, heading, labels, details, code, body, marks)
        values (${id}, ${sql.join(values)})`.execute(db);
    }
  },

  async remove(db, kind, ids) {
    await sql`delete from ${table(kind)}
      where rowid in (select value from json_each(${JSON.stringify(ids)}))`.execute(db);
  },

  find(kind, words) {
    return (extent, narrowing) => {
      // Far apart, since bm25 flattens what is counted more than once and favours short texts: a word in
      // a name is to outweigh one in a tag, and that any description.
      const rank = extent === "best" ? sql`bm25(${table(kind)}, 500, 60, 10, 10, 1, 0)` : sql`0`;
      const hits = sql<{ entityId: number; rank: number }>`(
        select rowid as entity_id, ${rank} as rank
        from ${table(kind)} where ${table(kind)} match ${toMatchExpression(words, extent, narrowing)}
      )`.as("hits");
      return { hits, isFiltered: narrowing !== undefined };
    };
  },

  async has(db, kind, what) {
    const { rows } = await sql`select rowid from ${table(kind)}
      where ${table(kind)} match ${toLookupExpression(what)} limit 1`.execute(db);
    return rows.length > 0;
  },

  async count(db, kind, word) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${table(kind)}
      where ${table(kind)} match ${toLookupExpression({ word })}`.execute(db);
    return rows[0]?.count ?? 0;
  },

  async optimize(db, kind) {
    // A number below zero begins to merge all parts into one, those above go on with it.
    let pages = -PAGES_PER_MERGE;
    for (let wrote = Infinity; wrote >= 2; pages = PAGES_PER_MERGE) {
      const before = await countWrites(db);
      await sql`insert into ${table(kind)} (${table(kind)}, rank)
        values ('merge', ${sql.lit(pages)})`.execute(db);
      // FTS5 writes one row to hear the order, and more where there was something to merge.
      wrote = (await countWrites(db)) - before;
    }
  },

  async clearIfOutdated(db) {
    const { rows } = await sql`select 1 from search_manner where manner = ${INDEX_VERSION}`.execute(
      db,
    );
    if (rows.length > 0) return false;
    // Documents that are replaced leave traces: to begin with none takes a third of the time.
    for (const name of [table("product"), table("collection")]) {
      await sql`insert into ${name} (${name}) values ('delete-all')`.execute(db);
    }
    return true;
  },

  async recordVersion(db) {
    await sql`delete from search_manner`.execute(db);
    await sql`insert into search_manner (manner) values (${INDEX_VERSION})`.execute(db);
  },

  async removeOrphans(db, kind) {
    const owners = sql.table(kind === "product" ? "products" : "collections");
    await sql`delete from ${table(kind)}
      where rowid not in (select id from ${owners} where deleted_at is null)`.execute(db);
  },
};

/** Some milliseconds of work. */
const PAGES_PER_MERGE = 16;

async function countWrites(db: Database): Promise<number> {
  const { rows } = await sql<{ writes: number }>`select total_changes() as writes`.execute(db);
  return rows[0]?.writes ?? 0;
}

/** What is asked for, in the words of FTS5: all of some, and none of others. */
function toMatchExpression(
  words: QueryTerm[],
  extent: SearchScope,
  narrowing?: SearchFilter,
): string {
  const { groups, without } = narrowing ? toTokenQuery(narrowing) : { groups: [], without: null };
  const marked = groups.map((marks) => anyOf(marks.map(quote)));
  const wanted = [...toTierTerms(words, extent), ...marked].join(" AND ");
  const unwanted = [
    ...(typeof extent === "string"
      ? []
      : [`(${toTierTerms(words, extent.without).join(" AND ")})`]),
    ...(without ? [quote(without)] : []),
  ];
  return unwanted.length > 0 ? `(${wanted}) NOT ${anyOf(unwanted)}` : wanted;
}

function toTierTerms(words: QueryTerm[], extent: SearchScope): string[] {
  if (extent === "best") return words.map((word) => anyOf(toRankedTerms(word)));
  const ring = typeof extent === "string" ? extent : extent.within;
  const marks = TIER_PREFIXES[ring === "gathered" ? "all" : ring];
  return words.map((word) => anyOf(marks.flatMap((mark) => toTerms(word, mark))));
}

/** The longest beginning that FTS5 has an index for, see the table. */
const MAX_INDEXED_PREFIX = 3;

const usableExpansions = ({ expansions: forms, prefix: beginning }: QueryTerm): string[] | null =>
  beginning.length > MAX_INDEXED_PREFIX ? forms : null;

/**
 * Beside each word stands its stem, so that all forms of the word are one term. Where the stem is not
 * asked for, it leads to nothing but longer forms of the word.
 */
function toTerms(word: QueryTerm, mark: string): string[] {
  const { prefix: beginning, stem } = word;
  const named = usableExpansions(word);
  if (!named) {
    return [`${quote(mark + beginning)}*`, ...(stem ? [quote(mark + stem)] : [])];
  }
  const own = stemWord(beginning);
  const others = named.filter((form) => stemWord(form) !== own);
  return [own, ...others].map((term) => quote(mark + term));
}

/** What holds the word itself is to weigh more than what holds another form of it. */
function toRankedTerms(word: QueryTerm): string[] {
  const { prefix: beginning, stem } = word;
  const named = usableExpansions(word);
  const terms = named ? named.map(quote) : [`${quote(beginning)}*`];
  return stem ? [...terms, quote(stem)] : terms;
}

const anyOf = (terms: string[]): string =>
  terms.length === 1 ? terms.join("") : `(${terms.join(" OR ")})`;

/** Words hold letters and digits only, so a quoted one can mean nothing else to FTS5. */
const quote = (term: string): string => `"${term}"`;

const table = (kind: SearchKind) => sql.table(`${kind}_search`);

function toLookupExpression(what: TermLookup): string {
  if ("beginning" in what) return `${quote(what.beginning)}*`;
  return quote("word" in what ? what.word : what.stem);
}

/** Each word once: saying it often makes a piece no better a find. */
function toTokens(text: string): string[] {
  const words = [...new Set(tokenize(text))];
  return words.flatMap((word) => [word, stemWord(word)]);
}

/** What rings and counts are told by. */
function toPrefixedTokens({ heading, labels, attributes: standing }: SearchDocument): string[] {
  return [
    ...toTokens(heading).map((token) => NAME_PREFIX + token),
    ...toTokens(labels).map((token) => LABEL_PREFIX + token),
    ...(standing ? toFilterTokens(standing) : []),
  ];
}
