import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "#tests/support/create-test-database.ts";
import { testEngine } from "#tests/support/open-test-database.ts";
import { connectPostgres } from "./connect.ts";
import { DatabaseUnavailableError } from "./database-unavailable.ts";
import type { Database } from "./tables.ts";

const isPostgres = testEngine === "postgres";

/** A connection pool behind a proxy that breaks the connection off before it passes these bytes on. */
async function openCutPool(cutBefore: string): Promise<Database> {
  const url = new URL(await createTestDatabase());
  const port = Number(url.port);
  const proxy: Server = createServer((client) => {
    const server = connect(port, url.hostname);
    client.on("data", (bytes) => {
      if (bytes.includes(cutBefore)) client.destroy();
      else server.write(bytes);
    });
    server.pipe(client);
    for (const socket of [client, server]) socket.on("error", () => undefined);
    client.on("close", () => server.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  url.port = String((proxy.address() as AddressInfo).port);
  const db = connectPostgres(url.href, 2);
  onTestFinished(async () => {
    await db.destroy();
    proxy.close();
  });
  return db;
}

const addSubscriber = (db: Database) =>
  db.insertInto("subscribers").values({ email: "ada@example.com" }).execute();

test.runIf(isPostgres)("a connection lost before the commit leaves nothing behind", async () => {
  const db = await openCutPool("lost before");
  const write = db.transaction().execute(async (trx) => {
    await addSubscriber(trx);
    await sql`select 'lost before'`.execute(trx);
  });
  await expect(write).rejects.toMatchObject({
    name: "DatabaseUnavailableError",
    mayBeSaved: false,
  });
});

test.runIf(isPostgres)("a connection lost during the commit may have saved", async () => {
  const db = await openCutPool("commit");
  const write = db.transaction().execute((trx) => addSubscriber(trx));
  await expect(write).rejects.toMatchObject({ name: "DatabaseUnavailableError", mayBeSaved: true });
});

test.runIf(isPostgres)(
  "a write of its own that is lost may have been saved, a read not",
  async () => {
    const db = await openCutPool("ada@example.com");
    await expect(addSubscriber(db)).rejects.toMatchObject({ mayBeSaved: true });
    const read = sql`select ${"ada@example.com"}::text`.execute(db);
    await expect(read).rejects.toMatchObject({ mayBeSaved: false });
  },
);

test.runIf(isPostgres)(
  "a terminated session is replaced, and a wrong query is not an outage",
  async () => {
    const db = connectPostgres(await createTestDatabase(), 1);
    onTestFinished(() => db.destroy());
    const session = db.transaction().execute(async (trx) => {
      const other = connectPostgres((await createTestDatabase()).replace(/[^/]+$/, "postgres"), 1);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other);
      await other.destroy();
      await sql`select 1`.execute(trx);
    });
    await expect(session).rejects.toBeInstanceOf(DatabaseUnavailableError);
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await expect(sql`select no_such_column`.execute(db)).rejects.toMatchObject({ code: "42703" });
  },
);

test("a server that cannot be reached is an outage", async () => {
  const db = connectPostgres("postgres://nobody@127.0.0.1:1/none", 1);
  await expect(sql`select 1`.execute(db)).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await db.destroy();
});

/** Two hosts that are one server, after one that is away. */
async function openSeveralHosts(): Promise<{ db: Database; one: Database; name: string }> {
  const url = new URL(await createTestDatabase());
  const hosts = `127.0.0.1:1,${url.host},localhost:${url.port}`;
  const db = connectPostgres(url.href.replace(url.host, hosts), 1);
  const one = connectPostgres(url.href, 1);
  onTestFinished(async () => {
    await db.destroy();
    await one.destroy();
  });
  return { db, one, name: url.pathname.slice(1) };
}

test.runIf(isPostgres)("passes over hosts that are away or take no writes", async () => {
  const { db, one, name } = await openSeveralHosts();
  const set = (value: "on" | "off") =>
    sql`alter database ${sql.id(name)} set default_transaction_read_only = ${sql.lit(value)}`;
  await set("on").execute(one);
  await expect(addSubscriber(db)).rejects.toMatchObject({
    name: "DatabaseUnavailableError",
    mayBeSaved: false,
  });
  await sql`set default_transaction_read_only = off`.execute(one);
  await set("off").execute(one);
  await addSubscriber(db);
});

test.runIf(isPostgres)("leaves a server that became a standby under its connection", async () => {
  const { db } = await openSeveralHosts();
  await sql`set session characteristics as transaction read only`.execute(db);
  await expect(addSubscriber(db)).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await addSubscriber(db);
});
