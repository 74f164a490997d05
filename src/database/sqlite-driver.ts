import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import { isTransientError } from "./is-transient-error.ts";

/**
 * Node's own SQLite in the shape Kysely's dialect expects. Values are read by the declared type of
 * their column, as PostgreSQL's driver reads them by theirs: BOOLEAN as boolean, JSON parsed.
 */
export function openSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: 5000 });
  enableWal(database);
  database.exec("pragma synchronous = full");
  database.exec("pragma foreign_keys = on");
  database.exec("pragma temp_store = memory");
  database.exec("pragma cache_size = -16000");
  const statements = new StatementCache(database);
  return {
    close: () => database.close(),
    prepare: (text) => {
      const statement = statements.get(REPLACEMENTS[text] ?? text);
      return text === "rollback" ? onlyInTransaction(database, statement) : statement;
    },
  };
}

const MAX_ATTEMPTS = 100;
const nobody = new Int32Array(new SharedArrayBuffer(4));

/**
 * Of several processes that open a new file at once, each reads it before it wants to write: where two
 * stand in each other's way like that, SQLite refuses one without the wait that it keeps elsewhere.
 */
function enableWal(database: DatabaseSync): void {
  for (let tries = 1; ; tries += 1) {
    try {
      return database.exec("pragma journal_mode = wal");
    } catch (error) {
      if (!isTransientError(error) || tries === MAX_ATTEMPTS) throw error;
      Atomics.wait(nobody, 0, 0, 20);
    }
  }
}

/**
 * A transaction that read first and then wants to write would be refused when another process has
 * written meanwhile, without waiting its turn: each begins as a writer.
 */
const REPLACEMENTS: Record<string, string> = { begin: "begin immediate" };

/**
 * A full disk makes SQLite roll back by itself. Rolling back once more would fail, and that failure
 * would hide the reason.
 */
function onlyInTransaction(database: DatabaseSync, rollback: SqliteStatement): SqliteStatement {
  const nothing = { changes: 0, lastInsertRowid: 0 };
  return {
    ...rollback,
    run: (parameters) => (database.isTransaction ? rollback.run(parameters) : nothing),
  };
}

const MAX_STATEMENTS = 300;

/** Statements are compiled once; the least recently used one makes room when there are many. */
class StatementCache {
  readonly #database: DatabaseSync;
  readonly #byText = new Map<string, SqliteStatement>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  get(text: string): SqliteStatement {
    // SQLite carries many a pragma out while it compiles it: one that is kept would do nothing.
    if (text.startsWith("pragma ")) return adapt(this.#database.prepare(text));
    const statement = this.#byText.get(text) ?? adapt(this.#database.prepare(text));
    this.#byText.delete(text);
    this.#byText.set(text, statement);
    if (this.#byText.size > MAX_STATEMENTS) {
      const [oldest] = this.#byText.keys();
      if (oldest !== undefined) this.#byText.delete(oldest);
    }
    return statement;
  }
}

type Row = Record<string, unknown>;
type Reader = [column: string, read: (value: unknown) => unknown];

function adapt(statement: StatementSync): SqliteStatement {
  const readers = columnReaders(statement);
  const read = (row: Row): Row => {
    for (const [column, reader] of readers) {
      if (row[column] !== null) row[column] = reader(row[column]);
    }
    return row;
  };
  const reader = statement.columns().length > 0;
  // Full-text tables use row ids beyond what a number holds, and the last one is told after every write.
  if (!reader) statement.setReadBigInts(true);
  return {
    reader,
    all: (parameters) => statement.all(...parameters.map(toInput)).map(read),
    run: (parameters) => statement.run(...parameters.map(toInput)),
    *iterate(parameters) {
      for (const row of statement.iterate(...parameters.map(toInput))) yield read(row);
    },
  };
}

function columnReaders(statement: StatementSync): Reader[] {
  return statement.columns().flatMap(({ name, type }): Reader[] => {
    if (type?.toLowerCase() === "boolean") return [[name, (value) => value === 1]];
    if (type?.toLowerCase() === "json") return [[name, (value) => JSON.parse(String(value))]];
    return [];
  });
}

function toInput(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value === undefined) return null;
  return value as SQLInputValue;
}
