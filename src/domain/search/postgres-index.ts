import { sql } from "kysely";
import type { Lookup, SearchDocument, SearchIndex, SearchKind } from "./search-index.ts";
import { splitWords } from "./split-words.ts";
import { stemOf } from "./stem-of.ts";

/** A weighted tsvector under a GIN index, order by ts_rank. */
export const postgresIndex: SearchIndex = {
  async write(db, kind, documents) {
    const ids = JSON.stringify(documents.map(({ id }) => id));
    const vectors = JSON.stringify(documents.map(toVector));
    await sql`insert into ${table(kind)} (entity_id, words)
      select id::integer, words::tsvector from rows from (
        json_array_elements_text(${ids}::json), json_array_elements_text(${vectors}::json)
      ) as documents (id, words)
      on conflict (entity_id) do update set words = excluded.words`.execute(db);
  },

  async remove(db, kind, ids) {
    await sql`delete from ${table(kind)} where entity_id = any(${ids}::integer[])`.execute(db);
  },

  find(kind, words) {
    const query = words
      .map((word) => `(${lookup({ beginning: word })} | ${lookup({ stem: stemOf(word) })})`)
      .join(" & ");
    // The weights stand in the order D, C, B, A.
    return sql<{ entityId: number; rank: number }>`(
      select entity_id, -ts_rank('{0.02, 0.2, 0.4, 1}', words, ${query}::tsquery) as rank
      from ${table(kind)} where words @@ ${query}::tsquery
    )`.as("hits");
  },

  async has(db, kind, what) {
    const { rows } = await sql`select entity_id from ${table(kind)}
      where words @@ ${lookup(what)}::tsquery limit 1`.execute(db);
    return rows.length > 0;
  },

  // Without a limit, which would lead the planner to read the whole table for a rare word.
  async count(db, kind, word) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${table(kind)}
      where words @@ ${lookup({ word })}::tsquery`.execute(db);
    return rows[0]?.count ?? 0;
  },

  async removeStale(db, kind) {
    const owners = sql.table(kind === "product" ? "products" : "collections");
    await sql`delete from ${table(kind)}
      where entity_id not in (select id from ${owners} where deleted_at is null)`.execute(db);
  },
};

const table = (kind: SearchKind) => sql.table(`${kind}_search`);

/** Words hold letters and digits only, so a quoted one can mean nothing else to PostgreSQL. */
function lookup(what: Lookup): string {
  if ("beginning" in what) return `'${what.beginning}':*`;
  return `'${"word" in what ? what.word : what.stem}'`;
}

/** "'hammered':1A '=hammer':1A 'band':2A …", each word once a field: saying it often makes a piece no better a find. */
function toVector(document: SearchDocument): string {
  const lexemes: string[] = [];
  let position = 0;
  const add = (text: string, weight: "A" | "B" | "C" | "D") => {
    for (const word of new Set(splitWords(text))) {
      position += 1;
      lexemes.push(`'${word}':${position}${weight} '${stemOf(word)}':${position}${weight}`);
    }
  };
  add(document.heading, "A");
  add(document.labels, "B");
  add(document.details, "C");
  add(document.code, "C");
  add(document.body, "D");
  return lexemes.join(" ");
}
