import { sql } from "kysely";
import type { AskedWord } from "./ask-words.ts";
import type {
  Extent,
  Lookup,
  Ring,
  SearchDocument,
  SearchIndex,
  SearchKind,
} from "./search-index.ts";
import { splitWords } from "./split-words.ts";
import { stemOf } from "./stem-of.ts";

/** FTS5: prefixes from its own prefix index, order by bm25. */
export const sqliteIndex: SearchIndex = {
  async write(db, kind, documents) {
    for (const document of documents) {
      const { heading, labels, details, code, body } = mapFields(document, toTokens);
      await sql`insert or replace into ${table(kind)} (rowid, heading, labels, details, code, body)
        values (${document.id}, ${heading}, ${labels}, ${details}, ${code}, ${body})`.execute(db);
    }
  },

  async remove(db, kind, ids) {
    await sql`delete from ${table(kind)}
      where rowid in (select value from json_each(${JSON.stringify(ids)}))`.execute(db);
  },

  find(kind, words) {
    const asked = words.map((word) => `(${toTerms(word).join(" OR ")})`).join(" AND ");
    return (extent) => {
      // Far apart, since bm25 flattens what is counted more than once and favours short texts: a word in
      // a name is to outweigh one in a tag, and that any description.
      const rank = extent === "best" ? sql`bm25(${table(kind)}, 500, 60, 10, 10, 1)` : sql`0`;
      const hits = sql<{ entityId: number; rank: number }>`(
        select rowid as entity_id, ${rank} as rank
        from ${table(kind)} where ${table(kind)} match ${expressionOf(extent, asked)}
      )`.as("hits");
      return { hits };
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

  async removeStale(db, kind) {
    const owners = sql.table(kind === "product" ? "products" : "collections");
    await sql`delete from ${table(kind)}
      where rowid not in (select id from ${owners} where deleted_at is null)`.execute(db);
  },
};

const COLUMNS: Record<Ring, string> = {
  name: "{heading} : ",
  labels: "{heading labels} : ",
  all: "",
};

function expressionOf(extent: Extent, words: string): string {
  if (extent === "gathered" || extent === "best") return words;
  const within = (ring: Ring) => `${COLUMNS[ring]}(${words})`;
  if (typeof extent === "string") return within(extent);
  return `(${within(extent.within)}) NOT (${within(extent.without)})`;
}

/** The longest beginning that FTS5 has an index for, see the table. */
const LONGEST_PREFIX = 3;

function toTerms({ forms, beginning, stem }: AskedWord): string[] {
  const named = beginning.length > LONGEST_PREFIX ? forms : null;
  const terms = named ? named.map((word) => lookup({ word })) : [lookup({ beginning })];
  return stem ? [...terms, lookup({ stem })] : terms;
}

const table = (kind: SearchKind) => sql.table(`${kind}_search`);

/** Words hold letters and digits only, so a quoted one can mean nothing else to FTS5. */
function lookup(what: Lookup): string {
  if ("beginning" in what) return `"${what.beginning}"*`;
  return `"${"word" in what ? what.word : what.stem}"`;
}

/** Each word once: saying it often makes a piece no better a find. */
function toTokens(text: string): string {
  const words = [...new Set(splitWords(text))];
  return words.map((word) => `${word} ${stemOf(word)}`).join(" ");
}

function mapFields(document: SearchDocument, map: (text: string) => string) {
  return {
    heading: map(document.heading),
    labels: map(document.labels),
    details: map(document.details),
    code: map(document.code),
    body: map(document.body),
  };
}
