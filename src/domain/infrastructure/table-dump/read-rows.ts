import { sql } from "kysely";
import type { Engine } from "#database/connect.ts";
import type { Database } from "#database/tables.ts";
import type { TableShape } from "./list-table-shapes.ts";

/** A row as both engines read it: timestamps as ISO strings, booleans, JSON parsed. */
export type Row = Record<string, unknown>;

const BATCH_ROWS = 500;

/**
 * All rows of a table in batches, ordered by primary key alike on both engines. Call it within a
 * transaction for a consistent snapshot.
 */
export async function* readRows(
  db: Database,
  engine: Engine,
  table: TableShape,
): AsyncGenerator<Row[]> {
  const plain = db.withoutPlugins();
  const columns = sql.join(table.columns.map(({ name }) => sql.ref(name)));
  const order = sql.join(table.key.map((name) => keyColumn(name, table, engine)));
  let last: Row | undefined;
  for (;;) {
    const after = last ? sql`where (${order}) > (${keyValues(last, table)})` : sql``;
    const { rows } = await sql<Row>`
      select ${columns} from ${sql.table(table.name)} ${after} order by ${order} limit ${BATCH_ROWS}
    `.execute(plain);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH_ROWS) return;
    last = rows.at(-1);
  }
}

/** PostgreSQL sorts text by its locale, SQLite by bytes. */
function keyColumn(name: string, table: TableShape, engine: Engine) {
  const isText = table.columns.some((column) => column.name === name && column.kind === "text");
  return engine === "postgres" && isText ? sql`${sql.ref(name)} collate "C"` : sql.ref(name);
}

const keyValues = (row: Row, table: TableShape) => sql.join(table.key.map((name) => row[name]));
