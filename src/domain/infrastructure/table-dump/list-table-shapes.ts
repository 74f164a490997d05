import { sql } from "kysely";
import type { Engine } from "#database/connect.ts";
import { FORMER_COLUMNS, FORMER_TABLES } from "#database/former-schema.ts";
import type { Database } from "#database/tables.ts";

export type ColumnShape = {
  /** As the database spells it, with underscores. */
  name: string;
  kind: "json" | "real" | "text" | "other";
  nullable: boolean;
};

/** What is needed to read a table and write it elsewhere. */
export type TableShape = {
  name: string;
  /** Sorted by name. */
  columns: ColumnShape[];
  /** Columns of the primary key. */
  key: string[];
};

/**
 * Tables that no backup holds: derived ones (search index, facets) are rebuilt; sessions, leases, rate limits, the
 * logs of backups and what was measured for its health belong to the machine; the visitors of a day are forgotten when it ends; migrations and revisions to the database.
 */
const EXCLUDED_TABLES = [
  /^(product|collection)_search/,
  /^search_(words|index_version)$/,
  /^product_facet/,
  /^(sessions|leases)$/,
  /^sign_in_failures$/,
  /^visitor_writes$/,
  /^visitor_sketches$/,
  /^backup_tasks$/,
  /^(health_problems|health_results|route_durations|feed_fetches)$/,
  /^schema_migrations$/,
  /^catalogue_revisions$/,
  /^sqlite_/,
  // Litestream's own, without a primary key.
  /^_litestream_/,
];

/** All tables that a backup holds, each after those that it references. */
export async function listTableShapes(db: Database, engine: Engine): Promise<TableShape[]> {
  const plain = db.withoutPlugins();
  const columns = await COLUMNS[engine].execute(plain);
  const references = await REFERENCES[engine].execute(plain);
  const shapes = new Map<string, TableShape>();
  for (const row of columns.rows) {
    if (FORMER_TABLES.includes(row.table)) continue;
    if (FORMER_COLUMNS[row.table]?.includes(row.column)) continue;
    if (EXCLUDED_TABLES.some((pattern) => pattern.test(row.table))) continue;
    const shape = shapes.get(row.table) ?? { name: row.table, columns: [], key: [] };
    shapes.set(row.table, shape);
    const nullable = row.nullable === true || row.nullable === 1;
    shape.columns.push({ name: row.column, kind: kindOf(row.type), nullable });
    if (row.keyed) shape.key.push(row.column);
  }
  return sortByReference(shapes, references.rows);
}

function sortByReference(shapes: Map<string, TableShape>, references: Reference[]): TableShape[] {
  const sorted = new Set<TableShape>();
  const add = (shape: TableShape, above: TableShape[]): void => {
    if (sorted.has(shape) || above.includes(shape)) return;
    for (const { target } of references.filter(({ source }) => source === shape.name)) {
      const first = shapes.get(target);
      if (first) add(first, [...above, shape]);
    }
    sorted.add(shape);
  };
  for (const name of [...shapes.keys()].toSorted()) {
    const shape = shapes.get(name);
    if (shape) add(shape, []);
  }
  return [...sorted];
}

function kindOf(type: string): ColumnShape["kind"] {
  if (/^jsonb?$/i.test(type)) return "json";
  if (/^(real|double precision|float)$/i.test(type)) return "real";
  return /^(text|character varying|varchar)/i.test(type) ? "text" : "other";
}

type Column = {
  table: string;
  column: string;
  type: string;
  nullable: boolean | number;
  keyed: boolean | number;
};

type Reference = { source: string; target: string };

const COLUMNS = {
  sqlite: sql<Column>`
    select t.name as "table", c.name as "column", c.type,
      c."notnull" = 0 and c.pk = 0 as nullable, c.pk > 0 as keyed
    from sqlite_master t join pragma_table_info(t.name) c
    where t.type = 'table'
    order by t.name, c.name`,
  postgres: sql<Column>`
    select t.relname as "table", c.attname as "column", format_type(c.atttypid, null) as type,
      not c.attnotnull as nullable, coalesce(c.attnum = any (k.conkey), false) as keyed
    from pg_class t
    join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped
    left join pg_constraint k on k.conrelid = t.oid and k.contype = 'p'
    where t.relkind in ('r', 'p') and t.relnamespace = current_schema()::regnamespace
    order by t.relname, c.attname collate "C"`,
};

const REFERENCES = {
  sqlite: sql<Reference>`
    select t.name as source, f."table" as target
    from sqlite_master t join pragma_foreign_key_list(t.name) f
    where t.type = 'table'`,
  postgres: sql<Reference>`
    select s.relname as source, t.relname as target
    from pg_constraint f
    join pg_class s on s.oid = f.conrelid
    join pg_class t on t.oid = f.confrelid
    where f.contype = 'f' and s.relnamespace = current_schema()::regnamespace`,
};
