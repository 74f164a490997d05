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

/** The engine's setting: 2 (SQLite) or "on" (PostgreSQL) syncs each commit. */
async function readSyncSetting(db: Database): Promise<unknown> {
  const query: RawBuilder<Record<string, unknown>> =
    opened.engine === "sqlite" ? sql`pragma synchronous` : sql`show synchronous_commit`;
  const { rows } = await query.execute(db);
  return Object.values(rows[0] ?? {})[0];
}

test("commits without fsync and restores it for later commits, also after an error", async () => {
  const { db, engine } = opened;
  if (engine === "postgres") await sql`set synchronous_commit = on`.execute(db);
  const synced = engine === "sqlite" ? 2 : "on";
  const unsynced = engine === "sqlite" ? 1 : "off";
  expect(await readSyncSetting(db)).toBe(synced);
  for (let round = 0; round < 3; round += 1) {
    expect(await commitWithoutFsync(opened, readSyncSetting)).toBe(unsynced);
    expect(await readSyncSetting(db)).toBe(synced);
    const failing = commitWithoutFsync(opened, () => Promise.reject(new Error("broken")));
    await expect(failing).rejects.toThrow("broken");
    expect(await readSyncSetting(db)).toBe(synced);
  }
});

const add = (trx: Database, subject: string) =>
  trx.insertInto("signInFailures").values({ subject, failedAt: "2026-11-20T15:00:00.000Z" });

test("rolls back when the work fails", async () => {
  const { db } = opened;
  await commitWithoutFsync(opened, (trx) => add(trx, "committed").execute());
  const failing = commitWithoutFsync(opened, async (trx) => {
    await add(trx, "rolled back").execute();
    throw new Error("broken");
  });
  await expect(failing).rejects.toThrow("broken");
  const rows = await db.selectFrom("signInFailures").select("subject").execute();
  expect(rows).toEqual([{ subject: "committed" }]);
});
