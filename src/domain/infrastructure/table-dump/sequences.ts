import { sql } from "kysely";
import type { Engine } from "#database/connect.ts";
import type { Database } from "#database/tables.ts";

/** The last id that each table generated, so that none is ever generated twice. */
export type Sequences = Record<string, number>;

type SequenceRow = { table: string; last: number | null };

export async function readSequences(db: Database, engine: Engine): Promise<Sequences> {
  const { rows } = await (
    engine === "sqlite"
      ? sql<SequenceRow>`select name as "table", seq as last from sqlite_sequence order by name`
      : sql<SequenceRow>`
          select t.relname as "table", pg_sequence_last_value(s.oid::regclass) as last
          from pg_depend d
          join pg_class s on s.oid = d.objid and s.relkind = 'S'
          join pg_class t on t.oid = d.refobjid
          where d.deptype in ('a', 'i') and t.relnamespace = current_schema()::regnamespace
          order by t.relname`
  ).execute(db.withoutPlugins());
  return Object.fromEntries(
    rows.flatMap(({ table, last }) => (last === null ? [] : [[table, last]])),
  );
}

/** Continues each table's ids after its highest one and after the last generated one. */
export async function setSequences(
  db: Database,
  engine: Engine,
  tables: string[],
  sequences: Sequences,
): Promise<void> {
  const withSequence = await listTablesWithSequence(db, engine);
  for (const name of tables.filter((table) => withSequence.has(table))) {
    const { rows } = await sql<{ last: number | null }>`
      select max(id) as last from ${sql.table(name)}`.execute(db);
    const last = Math.max(rows[0]?.last ?? 0, sequences[name] ?? 0);
    if (engine === "postgres") {
      await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${Math.max(last, 1)}, ${last > 0})`.execute(
        db,
      );
    } else {
      await sql`delete from sqlite_sequence where name = ${name}`.execute(db);
      await sql`insert into sqlite_sequence (name, seq) values (${name}, ${last})`.execute(db);
    }
  }
}

/** The tables whose ids the database generates. */
async function listTablesWithSequence(db: Database, engine: Engine): Promise<Set<string>> {
  const { rows } = await (
    engine === "sqlite"
      ? sql<{ name: string }>`
          select name from sqlite_master where type = 'table' and sql like '%autoincrement%'`
      : sql<{ name: string }>`
          select relname as name from pg_class t
          join pg_attribute c on c.attrelid = t.oid and c.attname = 'id'
          where t.relkind = 'r' and c.attidentity <> ''
            and t.relnamespace = current_schema()::regnamespace`
  ).execute(db);
  return new Set(rows.map(({ name }) => name));
}
