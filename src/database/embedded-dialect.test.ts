import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connectSqlite } from "./connect.ts";
import type { Database } from "./tables.ts";

let folder: string;
let db: Database;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-database-"));
  db = connectSqlite(path.join(folder, "shop.sqlite"));
  await sql`create table settings (key text primary key, value text not null)`.execute(db);
});
afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

const add = (to: Database, key: string) =>
  to.insertInto("settings").values({ key, value: "1" }).execute();
const listKeys = async (of: Database) =>
  (await of.selectFrom("settings").select("key").orderBy("key").execute()).map(({ key }) => key);
const listKeysByText = async (of: Database) =>
  (await sql<{ key: string }>`select key from settings order by key`.execute(of)).rows.map(
    ({ key }) => key,
  );

test("a read doesn’t wait for a transaction, and sees it once it’s committed", async () => {
  const [written, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const transaction = db.transaction().execute(async (trx) => {
    await add(trx, "gold");
    expect(await listKeys(trx)).toEqual(["gold"]);
    expect(await listKeysByText(trx)).toEqual(["gold"]);
    written.resolve();
    await mayEnd.promise;
  });
  await written.promise;
  expect(await listKeys(db)).toEqual([]);
  expect(await listKeysByText(db)).toEqual([]);
  mayEnd.resolve();
  await transaction;
  expect(await listKeys(db)).toEqual(["gold"]);
  expect(await listKeysByText(db)).toEqual(["gold"]);
});

test("writes wait for each other, in their order, also after one that failed", async () => {
  const order: string[] = [];
  const write = (key: string) =>
    db.transaction().execute(async (trx) => {
      order.push(`${key} begins`);
      await add(trx, key);
      await new Promise((resolve) => setTimeout(resolve, 5));
      order.push(`${key} ends`);
      if (key === "brass") throw new Error("It isn’t gold.");
    });
  const failing = write("brass");
  const others = Promise.all([write("gold"), add(db, "silver"), write("tin")]);
  await expect(failing).rejects.toThrow("It isn’t gold.");
  await others;
  const inTurn = ["brass", "gold", "tin"].flatMap((key) => [`${key} begins`, `${key} ends`]);
  expect(order).toEqual(inTurn);
  expect(await listKeys(db)).toEqual(["gold", "silver", "tin"]);
});

test("a connection that has written reads what it wrote, and no other is between", async () => {
  await db
    .connection()
    .execute(async (connection) => {
      expect(await listKeys(connection)).toEqual([]);
      await sql`begin`.execute(connection);
      await add(connection, "gold");
      expect(await listKeys(connection)).toEqual(["gold"]);
      const other = add(db, "silver");
      await sql`rollback`.execute(connection);
      expect(await listKeys(connection)).toEqual([]);
      return { other };
    })
    .then(({ other }) => other);
  expect(await listKeys(db)).toEqual(["silver"]);
});
