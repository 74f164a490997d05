import { sql } from "kysely";
import type { Database } from "#database/tables.ts";
import type { AskedWord } from "./expand-query.ts";
import { LABELS, NAME, RING_MARKS } from "./rank-tiers.ts";
import type { Extent, Lookup, SearchDocument, SearchIndex, SearchKind } from "./search-index.ts";
import { splitWords } from "./tokenize.ts";
import { askMarks, MARKED_AS, type Narrowing, toMarks } from "./filter-tokens.ts";
import { stemOf } from "./stem-word.ts";

/**
 * FTS5: prefixes from its own prefix index, order by bm25. Marks beside the words say how a piece stands,
 * so that it counts and narrows by itself: to look each found piece up would take longer than to find it.
 */
export const sqliteIndex: SearchIndex = {
  async write(db, kind, documents) {
    for (const document of documents) {
      const { id, heading, labels, details, code, body } = document;
      const tokens = [heading, labels, details, code, body].map(toTokens);
      const values = [...tokens, toMarked(document)].map((words) => words.join(" "));
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
        from ${table(kind)} where ${table(kind)} match ${expressionOf(words, extent, narrowing)}
      )`.as("hits");
      return { hits, isNarrowed: narrowing !== undefined };
    };
  },

  async has(db, kind, what) {
    const { rows } = await sql`select rowid from ${table(kind)}
      where ${table(kind)} match ${lookup(what)} limit 1`.execute(db);
    return rows.length > 0;
  },

  async count(db, kind, word) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${table(kind)}
      where ${table(kind)} match ${lookup({ word })}`.execute(db);
    return rows[0]?.count ?? 0;
  },

  async tidy(db, kind) {
    // A number below zero begins to merge all parts into one, those above go on with it.
    let pages = -PAGES_AT_ONCE;
    for (let wrote = Infinity; wrote >= 2; pages = PAGES_AT_ONCE) {
      const before = await countWrites(db);
      await sql`insert into ${table(kind)} (${table(kind)}, rank)
        values ('merge', ${sql.lit(pages)})`.execute(db);
      // FTS5 writes one row to hear the order, and more where there was something to merge.
      wrote = (await countWrites(db)) - before;
    }
  },

  async emptyIfDue(db) {
    const { rows } = await sql`select 1 from search_manner where manner = ${MARKED_AS}`.execute(db);
    if (rows.length > 0) return false;
    // Documents that are replaced leave traces: to begin with none takes a third of the time.
    for (const name of [table("product"), table("collection")]) {
      await sql`insert into ${name} (${name}) values ('delete-all')`.execute(db);
    }
    return true;
  },

  async settle(db) {
    await sql`delete from search_manner`.execute(db);
    await sql`insert into search_manner (manner) values (${MARKED_AS})`.execute(db);
  },

  async removeStale(db, kind) {
    const owners = sql.table(kind === "product" ? "products" : "collections");
    await sql`delete from ${table(kind)}
      where rowid not in (select id from ${owners} where deleted_at is null)`.execute(db);
  },
};

/** Some milliseconds of work. */
const PAGES_AT_ONCE = 16;

async function countWrites(db: Database): Promise<number> {
  const { rows } = await sql<{ writes: number }>`select total_changes() as writes`.execute(db);
  return rows[0]?.writes ?? 0;
}

/** What is asked for, in the words of FTS5: all of some, and none of others. */
function expressionOf(words: AskedWord[], extent: Extent, narrowing?: Narrowing): string {
  const { groups, without } = narrowing ? askMarks(narrowing) : { groups: [], without: null };
  const marked = groups.map((marks) => anyOf(marks.map(quote)));
  const wanted = [...ringOf(words, extent), ...marked].join(" AND ");
  const unwanted = [
    ...(typeof extent === "string" ? [] : [`(${ringOf(words, extent.without).join(" AND ")})`]),
    ...(without ? [quote(without)] : []),
  ];
  return unwanted.length > 0 ? `(${wanted}) NOT ${anyOf(unwanted)}` : wanted;
}

function ringOf(words: AskedWord[], extent: Extent): string[] {
  if (extent === "best") return words.map((word) => anyOf(toRankedTerms(word)));
  const ring = typeof extent === "string" ? extent : extent.within;
  const marks = RING_MARKS[ring === "gathered" ? "all" : ring];
  return words.map((word) => anyOf(marks.flatMap((mark) => toTerms(word, mark))));
}

/** The longest beginning that FTS5 has an index for, see the table. */
const LONGEST_PREFIX = 3;

const formsOf = ({ forms, beginning }: AskedWord): string[] | null =>
  beginning.length > LONGEST_PREFIX ? forms : null;

/**
 * Beside each word stands its stem, so that all forms of the word are one term. Where the stem is not
 * asked for, it leads to nothing but longer forms of the word.
 */
function toTerms(word: AskedWord, mark: string): string[] {
  const { beginning, stem } = word;
  const named = formsOf(word);
  if (!named) {
    return [`${quote(mark + beginning)}*`, ...(stem ? [quote(mark + stem)] : [])];
  }
  const own = stemOf(beginning);
  const others = named.filter((form) => stemOf(form) !== own);
  return [own, ...others].map((term) => quote(mark + term));
}

/** What holds the word itself is to weigh more than what holds another form of it. */
function toRankedTerms(word: AskedWord): string[] {
  const { beginning, stem } = word;
  const named = formsOf(word);
  const terms = named ? named.map(quote) : [`${quote(beginning)}*`];
  return stem ? [...terms, quote(stem)] : terms;
}

const anyOf = (terms: string[]): string =>
  terms.length === 1 ? terms.join("") : `(${terms.join(" OR ")})`;

/** Words hold letters and digits only, so a quoted one can mean nothing else to FTS5. */
const quote = (term: string): string => `"${term}"`;

const table = (kind: SearchKind) => sql.table(`${kind}_search`);

function lookup(what: Lookup): string {
  if ("beginning" in what) return `${quote(what.beginning)}*`;
  return quote("word" in what ? what.word : what.stem);
}

/** Each word once: saying it often makes a piece no better a find. */
function toTokens(text: string): string[] {
  const words = [...new Set(splitWords(text))];
  return words.flatMap((word) => [word, stemOf(word)]);
}

/** What rings and counts are told by. */
function toMarked({ heading, labels, standing }: SearchDocument): string[] {
  return [
    ...toTokens(heading).map((token) => NAME + token),
    ...toTokens(labels).map((token) => LABELS + token),
    ...(standing ? toMarks(standing) : []),
  ];
}
