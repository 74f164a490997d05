import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import { foldName } from "#contract/fold-name.ts";
import { LRUCache } from "lru-cache";
import { isTransientError } from "./is-transient-error.ts";

/**
 * Adapts node:sqlite to Kysely's dialect. Values are read by the declared type of their column, as
 * PostgreSQL's driver does: BOOLEAN as boolean, JSON parsed.
 * @param image content of a database file that a database in memory starts with
 */
export function openSqlite(
  file: string,
  { image, readOnly = false }: { image?: Uint8Array | undefined; readOnly?: boolean } = {},
): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: 5000, readOnly });
  try {
    if (image) database.deserialize(image);
    if (!readOnly) setUpWriting(database);
    setUp(database);
  } catch (error) {
    // A damaged file must not stay open and locked.
    database.close();
    throw error;
  }
  const prepare = cacheStatements(database);
  return {
    close: () => database.close(),
    prepare: (text) => {
      const statement = prepare(REPLACEMENTS[text] ?? text);
      return text === "rollback" ? onlyInTransaction(database, statement) : statement;
    },
  };
}

function setUpWriting(database: DatabaseSync): void {
  enableWal(database);
  database.exec("pragma synchronous = full");
  database.exec("pragma foreign_keys = on");
}

function setUp(database: DatabaseSync): void {
  database.exec("pragma temp_store = memory");
  database.exec("pragma cache_size = -16000");
  // PostgreSQL's function of this name is in the baseline.
  database.function("fold_text", { deterministic: true }, foldText);
}

const foldText = (value: unknown): SQLInputValue =>
  typeof value === "string" ? foldName(value) : null;

const MAX_ATTEMPTS = 100;
const RETRY_MILLISECONDS = 20;

/**
 * Retries, since SQLite ignores its busy timeout when two processes switch a new file to WAL at once
 * (each holds a read lock that the other's write lock would have to wait for).
 */
function enableWal(database: DatabaseSync): void {
  const sleepArray = new Int32Array(new SharedArrayBuffer(4));
  for (let attempt = 1; ; attempt += 1) {
    try {
      return database.exec("pragma journal_mode = wal");
    } catch (error) {
      if (!isTransientError(error) || attempt === MAX_ATTEMPTS) throw error;
      Atomics.wait(sleepArray, 0, 0, RETRY_MILLISECONDS);
    }
  }
}

/**
 * A deferred transaction that reads and then writes fails at once when another process has written
 * in between; an immediate one waits for its lock.
 */
const REPLACEMENTS: Record<string, string> = { begin: "begin immediate" };

/** SQLite rolls back by itself on a full disk; a second rollback would fail and hide the reason. */
function onlyInTransaction(database: DatabaseSync, rollback: SqliteStatement): SqliteStatement {
  const noChanges = { changes: 0, lastInsertRowid: 0 };
  return {
    ...rollback,
    run: (parameters) => (database.isTransaction ? rollback.run(parameters) : noChanges),
  };
}

const MAX_STATEMENTS = 300;

function cacheStatements(database: DatabaseSync): (text: string) => SqliteStatement {
  const compile = (text: string) => adapt(database.prepare(text));
  const statements = new LRUCache<string, SqliteStatement>({
    max: MAX_STATEMENTS,
    memoMethod: compile,
  });
  // SQLite executes many a pragma while compiling it, so a cached one would do nothing.
  return (text) => (text.startsWith("pragma ") ? compile(text) : statements.memo(text));
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
  // Full-text tables use row ids beyond 2^53, which lastInsertRowid returns after every write.
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
