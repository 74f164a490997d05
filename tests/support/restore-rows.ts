import { sql } from "kysely";
import type { Database } from "#database/tables.ts";

/** The rows and the last ids of a PostgreSQL database. */
export type Content = { tables: TableRows[]; ids: { name: string; value: number }[] };

type TableRows = { name: string; json: string; digest: string };

/* The file of a table without rows, dead ones among them, is empty. */
const FILLED_TABLES = `select oid::regclass::text as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`;

const DIGEST = "md5(string_agg(t::text, '|' order by t::text))";

/** Reads a database that has not been used yet. */
export async function readContent(db: Database): Promise<Content> {
  const tables: TableRows[] = [];
  for (const { name } of await run<{ name: string }>(db, FILLED_TABLES)) {
    const text = `select '${name}' as name, json_agg(t)::text as json, ${DIGEST} as digest from ${name} t`;
    tables.push(...(await run<TableRows>(db, text)));
  }
  const ids = await run<Content["ids"][number]>(
    db,
    `select seqrelid::regclass::text as name, pg_sequence_last_value(seqrelid) as value
    from pg_sequence where pg_sequence_last_value(seqrelid) is not null`,
  );
  return { tables, ids };
}

/**
 * Gives a database that has the same tables these rows and last ids again. No trigger runs, and no deleted
 * row stays in a file, so that even an unordered query finds new rows in the order of a new database.
 */
export async function restoreContent(db: Database, content: Content): Promise<void> {
  const changed = await listChangedTables(db, content.tables);
  if (changed.size > 0) {
    await run(db, withoutTriggers([...changed].map((name) => `delete from ${name};`)));
    await run(db, `vacuum (parallel 0) ${[...changed].join(", ")}`);
  }
  const inserted = content.tables
    .filter(({ name }) => changed.has(name))
    .map(
      ({ name, json }) =>
        `insert into ${name} select * from json_populate_recordset(null::${name}, $json$${json}$json$);`,
    );
  await run(db, withoutTriggers([...inserted, continueIds(content.ids), FORGET_SIZES]));
}

/* Vacuum notes which tables were empty, and the planner would go by that when a test fills them. */
const FORGET_SIZES = `update pg_class set relpages = 0, reltuples = -1
  where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples <> -1;`;

async function listChangedTables(db: Database, tables: TableRows[]): Promise<Set<string>> {
  const unused = tables.map(
    ({ name, digest }) =>
      `select '${name}' from ${name} t having ${DIGEST} is not distinct from '${digest}'`,
  );
  const changed = [FILLED_TABLES, ...unused].join(" except ");
  return new Set((await run<{ name: string }>(db, changed)).map(({ name }) => name));
}

const continueIds = (ids: Content["ids"]): string => `
  perform setval(seqrelid, coalesce(value, seqstart), value is not null)
  from pg_sequence
  left join json_to_recordset('${JSON.stringify(ids)}') as ids (name text, value bigint)
    on name = seqrelid::regclass::text
  where pg_sequence_last_value(seqrelid) is distinct from value;`;

/** One block, in which neither triggers nor foreign keys are checked. */
const withoutTriggers = (statements: string[]): string => `do $block$ begin
  set local session_replication_role = replica;
  ${statements.join("\n")}
end $block$`;

const run = async <Row>(db: Database, text: string): Promise<Row[]> =>
  (await sql.raw<Row>(text).execute(db)).rows;
