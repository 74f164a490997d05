import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/open-test-database.ts";
import { commitWithoutFsync } from "./commit-without-fsync.ts";
import type { Engine } from "./connect.ts";
import type { Database } from "./tables.ts";

let opened: { db: Database; engine: Engine };

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.db.destroy());

/** What a commit waits for: 2, "on" is the disk. */
async function waitsFor(db: Database): Promise<unknown> {
  const asked: RawBuilder<Record<string, unknown>> =
    opened.engine === "sqlite" ? sql`pragma synchronous` : sql`show synchronous_commit`;
  const { rows } = await asked.execute(db);
  return Object.values(rows[0] ?? {})[0];
}

test("It does not wait for the disk, and each commit after it does again, also when it failed.", async () => {
  const { db, engine } = opened;
  if (engine === "postgres") await sql`set synchronous_commit = on`.execute(db);
  const synced = engine === "sqlite" ? 2 : "on";
  const unsynced = engine === "sqlite" ? 1 : "off";
  expect(await waitsFor(db)).toBe(synced);
  for (let round = 0; round < 3; round += 1) {
    expect(await commitWithoutFsync(opened, waitsFor)).toBe(unsynced);
    expect(await waitsFor(db)).toBe(synced);
    const failing = commitWithoutFsync(opened, () => Promise.reject(new Error("broken")));
    await expect(failing).rejects.toThrow("broken");
    expect(await waitsFor(db)).toBe(synced);
  }
});

const add = (trx: Database, subject: string) =>
  trx.insertInto("signInFailures").values({ subject, failedAt: "2026-11-20T15:00:00.000Z" });

test("It is done as a whole or not at all.", async () => {
  const { db } = opened;
  await commitWithoutFsync(opened, (trx) => add(trx, "kept").execute());
  const failing = commitWithoutFsync(opened, async (trx) => {
    await add(trx, "taken back").execute();
    throw new Error("broken");
  });
  await expect(failing).rejects.toThrow("broken");
  const rows = await db.selectFrom("signInFailures").select("subject").execute();
  expect(rows).toEqual([{ subject: "kept" }]);
});
