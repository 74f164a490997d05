import path from "node:path";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connectPostgres } from "#database/connect.ts";
import { lockSchema } from "#database/migrate.ts";
import type { Database } from "#database/tables.ts";
import { createTestDatabase } from "#tests/support/create-test-database.ts";
import { testEngine } from "#tests/support/open-test-database.ts";
import { createWorkFolder, ownFile } from "../../../infrastructure/work-folders/work-folder.ts";
import { planMove, resolveRestores, stagingFolder } from "./resolve-restores.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-resolve-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Plans a restore that owns a backup of the former shop. */
async function planRestore(transaction: string | null) {
  const { folder, unlock } = await createWorkFolder(dataDir, "restoring");
  const before = path.join(dataDir, "before.tar");
  await ownFile(folder, before);
  await writeFile(before, "");
  await mkdir(stagingFolder(folder));
  await writeFile(path.join(stagingFolder(folder), "encryption-key"), "new");
  await planMove(folder, { aside: "replaced", transaction });
  return unlock;
}

const secret = () => readFile(path.join(dataDir, "encryption-key"), "utf8");

test("finishes a restore whose process was killed, once", async () => {
  await writeFile(path.join(dataDir, "encryption-key"), "old");
  const end = await planRestore(null);
  await end();
  const location = { dataDir, databaseUrl: undefined };
  const aside = path.join(dataDir, "replaced");
  expect(await resolveRestores(location)).toEqual([
    `A restore was interrupted. It is finished now. What was there before is in ${aside}`,
  ]);
  expect(await secret()).toBe("new");
  expect((await readdir(dataDir)).toSorted()).toEqual(["before.tar", "encryption-key", "replaced"]);
  expect(await resolveRestores(location)).toEqual([]);
});

test("refuses while a restore is under way", async () => {
  const end = await planRestore(null);
  await expect(resolveRestores({ dataDir, databaseUrl: undefined }, 0)).rejects.toMatchObject({
    code: "conflict",
    message: `A restore into ${dataDir} is under way. Try again when it has ended.`,
  });
  await end();
});

test("finishes no restore into PostgreSQL without its address", async () => {
  const end = await planRestore("1");
  await end();
  await expect(resolveRestores({ dataDir, databaseUrl: undefined })).rejects.toThrow(
    /Set DATABASE_URL .*; or delete \S+\.restoring-\w+ to give it up\./,
  );
  expect(existsSync(path.join(dataDir, "encryption-key"))).toBe(false);
});

async function plan(trx: Database): Promise<void> {
  await lockSchema(trx);
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(trx);
  const end = await planRestore(rows[0]?.id ?? "");
  await end();
}

describe.runIf(testEngine === "postgres")("on PostgreSQL", () => {
  let url: string;
  let db: Database;
  beforeEach(async () => {
    url = await createTestDatabase("empty");
    db = connectPostgres(url, 1);
  });
  afterEach(() => db.destroy());

  test("finishes a restore whose rows are committed", async () => {
    await db.transaction().execute(plan);
    expect(await resolveRestores({ dataDir, databaseUrl: url })).toEqual([
      "A restore was interrupted. It is finished now.",
    ]);
    expect((await readdir(dataDir)).toSorted()).toEqual(["before.tar", "encryption-key"]);
  });

  test("undoes one whose transaction was rolled back, with the backup that it made before", async () => {
    const failed = db.transaction().execute(async (trx) => {
      await plan(trx);
      throw new Error("The connection was lost.");
    });
    await expect(failed).rejects.toThrow("lost");
    expect(await resolveRestores({ dataDir, databaseUrl: url })).toEqual([
      "A restore was interrupted. It was undone: the shop is as it was before.",
    ]);
    expect(await readdir(dataDir)).toEqual([]);
  });

  test("waits for a transaction that has not ended", async () => {
    const planned = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const transaction = db.transaction().execute(async (trx) => {
      await plan(trx);
      planned.resolve();
      await commit.promise;
    });
    await planned.promise;
    let hasResolved = false;
    const resolving = resolveRestores({ dataDir, databaseUrl: url }).finally(() => {
      hasResolved = true;
    });
    const other = connectPostgres(url, 1);
    const isWaiting = async () => {
      const { rows } =
        await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(
          other,
        );
      return rows.length > 0;
    };
    await expect.poll(isWaiting).toBe(true);
    expect(hasResolved).toBe(false);
    commit.resolve();
    await transaction;
    expect(await resolving).toEqual(["A restore was interrupted. It is finished now."]);
    await other.destroy();
  });
});
