import { sql } from "kysely";
import type { Database } from "#database/tables.ts";
import { listTableShapes } from "#domain/infrastructure/table-dump/list-table-shapes.ts";

/** A column as PostgreSQL declares it. */
type Column = { table: string; column: string; type: string; target: string | null };

/** Names in two compositions, in capitals, in other scripts, and beyond the basic plane. */
const PAIRS = ["Émail", "E\u0301mail", "émail", "ÉMAIL", "Κόσμημα", "ذهب", "指輪", "💍 Å"];
/* The same where a value is unique: no two are equal without case, accents or composition. */
const UNIQUE = PAIRS.map((name, row) => `${name} ${row}`);
const ROWS = PAIRS.length;
const AT = "2026-11-20T15:00:00.120Z";

/** The columns of a migrated PostgreSQL database, with the tables that they reference. */
export async function listColumns(postgres: Database): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select t.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
      r.relname as target
    from pg_class t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint f on f.conrelid = t.oid and f.contype = 'f' and a.attnum = any (f.conkey)
    left join pg_class r on r.oid = f.confrelid
    where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace
    order by t.relname, a.attnum`.execute(postgres.withoutPlugins());
  return rows;
}

/**
 * Adds rows to every table of an embedded database that a backup holds, with a value in every column: each row of a
 * table references the row of the same place in another.
 * @returns the tables that no row could be added to, because a list is closed or one row alone may be there
 */
export async function fillEveryTable(db: Database, columns: Column[]): Promise<string[]> {
  const plain = db.withoutPlugins();
  const keys = new Map<string, unknown[]>();
  const few: string[] = [];
  for (const { name, key } of await listTableShapes(db, "sqlite")) {
    const own = columns.filter(({ table }) => table === name);
    const declared = await readDeclaration(plain, name);
    const added: unknown[] = [];
    for (let row = 0; row < ROWS; row += 1) {
      const values = own.flatMap((column) => {
        const value = valueOf(column, declared, row, keys);
        return value === undefined ? [] : [[column.column, value] as const];
      });
      const [key0 = "rowid"] = key;
      const insert = sql<Record<string, unknown>>`
        insert into ${sql.table(name)} (${sql.join(values.map(([column]) => sql.ref(column)))})
        values (${sql.join(values.map(([, value]) => value))})
        on conflict do nothing returning ${sql.ref(key0)} as "key"`;
      const { rows } = await insert.execute(plain);
      added.push(...rows.map((each) => each["key"]));
    }
    keys.set(name, added);
    if (added.length < ROWS) few.push(name);
  }
  return few;
}

type Declaration = { text: string; unique: string };

async function readDeclaration(plain: Database, table: string): Promise<Declaration> {
  const { rows } = await sql<{ text: string | null; isTable: number }>`
    select sql as text, type = 'table' as "isTable" from sqlite_master where tbl_name = ${table}
  `.execute(plain);
  const text = rows.find(({ isTable }) => isTable)?.text ?? "";
  const indexes = rows.flatMap(({ text, isTable }) =>
    !isTable && text && /^create unique/i.test(text) ? [text.slice(text.indexOf("("))] : [],
  );
  const lists = [...text.matchAll(/\b(?:unique|primary key) (\([^)]*\))/g)].map(([, list]) => list);
  const single = [...text.matchAll(/(\w+) \w+[^,]*\b(?:unique|primary key)\b/g)].map(
    ([, name]) => name,
  );
  return { text, unique: [...indexes, ...lists, ...single].join(" ") };
}

/** Undefined where the column's default is to be stored. */
function valueOf(
  { table, column, type, target }: Column,
  { text, unique }: Declaration,
  row: number,
  keys: Map<string, unknown[]>,
): unknown {
  if (target !== null) return keys.get(target)?.[row] ?? undefined;
  if (column === "id" && !/text|varying/.test(type)) return undefined;
  const choices = [...(choicesOf(column, text) ?? [])];
  if (choices.length > 0) return choices[row % choices.length];
  const only = new RegExp(`check \\(${column} = (\\d+)\\)`).exec(text)?.[1];
  if (only) return Number(only);
  if (/^(integer|bigint|smallint)/.test(type)) return row + 2;
  if (type === "boolean") return row % 2;
  if (/^(real|double)/.test(type)) return [0.5, 1 / 3, 0.1][row % 3];
  if (type.startsWith("json"))
    return JSON.stringify({ z: row, [PAIRS[row] ?? ""]: [1.5, null, "\u2028"], a: "Å" });
  if (type.startsWith("timestamp")) return AT;
  if (type === "date") return "2026-11-20";
  return textOf(`${table}.${column}`, text, row, new RegExp(`\\b${column}\\b`).test(unique));
}

/** The values of "column in ('a', 'b')". */
function choicesOf(column: string, text: string): string[] | undefined {
  const list = new RegExp(`\\b${column} in \\(\\s*('[^)]*')\\s*\\)`).exec(text)?.[1];
  return list?.split(",").map((choice) => choice.trim().slice(1, -1));
}

function textOf(place: string, text: string, row: number, isUnique: boolean): string | undefined {
  const column = place.slice(place.indexOf(".") + 1);
  const check = new RegExp(`\\b${column} text[^,]*check \\(([^,]*)`).exec(text)?.[1] ?? "";
  if (place === "products.filter_facts") return undefined;
  if (/= 64/.test(check)) return String(row).padStart(64, "a");
  if (/= 7\b/.test(check)) return "#a0b1c2";
  if (/= 10\b/.test(check) || place.endsWith("_on")) return `2026-11-1${row}`;
  if (/in \(7/.test(check)) return `2026-1${row % 3}`;
  const name = (isUnique ? UNIQUE : PAIRS)[row] ?? "";
  return check.includes("'/%'") ? `/${name}` : name;
}
