import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  RawNode,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import { openSqlite } from "./sqlite-driver.ts";

/**
 * A database file with two connections: one writes, for one at a time, and another reads what was committed. So
 * no page waits for a transaction, such as an import's, as none does with PostgreSQL.
 */
export class EmbeddedDialect extends SqliteDialect {
  readonly #file: string;

  constructor(file: string) {
    super({ database: openSqlite(file) });
    this.#file = file;
  }

  override createDriver(): Driver {
    // Opened with the first query, since only then is it closed.
    const database = () => Promise.resolve(openSqlite(this.#file, { readOnly: true }));
    return new EmbeddedDriver(super.createDriver(), new SqliteDriver({ database }));
  }

  override createAdapter(): SqliteAdapter {
    return new ConcurrentAdapter();
  }
}

class ConcurrentAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class EmbeddedDriver implements Driver {
  readonly #writer: Driver;
  readonly #reader: Driver;
  /** Ends when whoever asked last for the writing connection gives it back. */
  #lastUse: Promise<void> = Promise.resolve();

  constructor(writer: Driver, reader: Driver) {
    this.#writer = writer;
    this.#reader = reader;
  }

  async init(): Promise<void> {
    await this.#writer.init();
    await this.#reader.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Connection(
      await this.#reader.acquireConnection(),
      await this.#writer.acquireConnection(),
      () => this.#reserveWriter(),
    );
  }

  async beginTransaction(connection: Connection): Promise<void> {
    await this.#writer.beginTransaction(await connection.reserve(), {});
  }

  async commitTransaction(connection: Connection): Promise<void> {
    await this.#writer.commitTransaction(await connection.reserve());
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    await this.#writer.rollbackTransaction(await connection.reserve());
  }

  async releaseConnection(connection: Connection): Promise<void> {
    await connection.release();
  }

  async destroy(): Promise<void> {
    await this.#reader.destroy();
    await this.#writer.destroy();
  }

  async #reserveWriter(): Promise<() => void> {
    const before = this.#lastUse;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastUse = promise;
    await before;
    return resolve;
  }
}

/** Reads over the reading connection until it has to write; then all goes over the writing one until its release. */
class Connection implements DatabaseConnection {
  readonly #reader: DatabaseConnection;
  readonly #writer: DatabaseConnection;
  readonly #reserveWriter: () => Promise<() => void>;
  #reserved: Promise<() => void> | undefined;

  constructor(
    reader: DatabaseConnection,
    writer: DatabaseConnection,
    reserveWriter: () => Promise<() => void>,
  ) {
    this.#reader = reader;
    this.#writer = writer;
    this.#reserveWriter = reserveWriter;
  }

  async executeQuery<R>(query: CompiledQuery) {
    const connection = !this.#reserved && isRead(query) ? this.#reader : await this.reserve();
    return connection.executeQuery<R>(query);
  }

  /** Reads over the writing connection: an open read would show the others that read the past. */
  async *streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    yield* (await this.reserve()).streamQuery<R>(query, chunkSize);
  }

  async reserve(): Promise<DatabaseConnection> {
    this.#reserved ??= this.#reserveWriter();
    await this.#reserved;
    return this.#writer;
  }

  async release(): Promise<void> {
    (await this.#reserved)?.();
  }
}

const isRead = ({ query, sql }: CompiledQuery): boolean =>
  SelectQueryNode.is(query) || (RawNode.is(query) && /^\s*(?:select|with)\b/i.test(sql));
