import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectSqlite } from "#database/connect.ts";
import { sql } from "kysely";
import { bundledNodePath } from "../../scripts/set-up.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const COMMITS = 20;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-synced-"));
});
afterAll(() => rm(folder, { recursive: true }));

const mayTrace = () =>
  spawnSync("strace", ["-o", "/dev/null", "true"], { stdio: "ignore" }).status === 0;

test("the embedded database uses synchronous=FULL", async () => {
  const db = connectSqlite(path.join(folder, "asked.sqlite"));
  const { rows } = await sql`pragma synchronous`.execute(db);
  expect(rows).toEqual([{ synchronous: 2 }]);
  await db.destroy();
});

test("syncs each commit except those marked otherwise, by the system calls", async ({ skip }) => {
  if (!mayTrace()) skip("strace is not there, or may not trace");
  const trace = path.join(folder, "trace");
  const script = `
    const { connectSqlite } = await import(${JSON.stringify(`${root}src/database/connect.ts`)});
    const { commitWithoutFsync } = await import(${JSON.stringify(`${root}src/database/commit-without-fsync.ts`)});
    const { sql } = await import("kysely");
    const db = connectSqlite(${JSON.stringify(path.join(folder, "traced.sqlite"))});
    await sql\`create table notes (text text)\`.execute(db);
    for (let count = 0; count < ${COMMITS}; count += 1) {
      const add = (trx) => sql\`insert into notes values ('one')\`.execute(trx);
      await db.transaction().execute(add);
      await commitWithoutFsync({ db, engine: "sqlite" }, add);
    }
    await db.destroy();`;
  const parameters = ["-f", "-e", "trace=fsync,fdatasync", "-o", trace];
  const command = [bundledNodePath(root), "--input-type=module", "-e", script];
  const { status, stderr } = spawnSync("strace", [...parameters, ...command], {
    cwd: root,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
  const syncs = (await readFile(trace, "utf8")).match(/f(data)?sync\(/g) ?? [];
  expect(syncs.length).toBeGreaterThanOrEqual(COMMITS);
  expect(syncs.length).toBeLessThan(2 * COMMITS);
});
