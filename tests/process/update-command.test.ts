import { mkdtemp, rm } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { databaseFile } from "#database/database-file.ts";
import { openFileDatabase } from "#tests/support/open-file-database.ts";
import { runCommand } from "#tests/support/run-command.ts";

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-update-"));
});
afterEach(() => rm(folder, { recursive: true }));

const update = (...options: string[]) => runCommand("update", options, { DATA_DIR: folder });

test("names this version and what its next start changes in the database, and changes nothing", async () => {
  const first = await update();
  expect(first).toMatchObject({ code: 0, stderr: "" });
  expect(first.stdout).toMatch(/^This is version \d+\.\d+\.\d+\.\nThere is no database yet/);

  const file = databaseFile(folder);
  await (await openFileDatabase(file)).destroy();
  expect((await update()).stdout).toContain("The database needs no update.");
  const database = new DatabaseSync(file);
  database.exec("delete from schema_migrations where number > 100");
  database.exec("update schema_migrations set number = 86");
  expect(await update()).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^This database was made before version 1\.0\.0\. Back it up/),
  });
  database.exec("delete from schema_migrations");
  const before = database.prepare("select max(number) as newest from schema_migrations").get();
  expect((await update()).stdout).toMatch(
    /The next start updates the database: 0100_baseline, 0101_cost(?:, \d{4}_\w+)*\. Make a backup first\./,
  );
  expect(database.prepare("select max(number) as newest from schema_migrations").get()).toEqual(
    before,
  );
  database.close();
});

test("asks where the project was cloned from, and says so where that is nowhere", async () => {
  const { code, stdout } = await update("--check");
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^(?:Version \d+\.\d+\.\d+ is available|There are newer changes|There is nothing newer|Whether there is a newer version could not be found out: (?!spawn)\w)/m,
  );
});

test("refuses other words with how it is used", async () => {
  expect(await update("now")).toMatchObject({
    code: 1,
    stdout: "",
    stderr: "Say npm run update, or npm run update -- --check\n",
  });
});
