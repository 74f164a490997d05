import { mkdtemp, open, rm } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { healthSchema } from "#contract/operations/health.ts";
import { databaseFile } from "#database/database-file.ts";
import { openFileDatabase } from "#tests/support/open-file-database.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { startShop } from "#tests/support/shop-server.ts";

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-doctor-"));
});
afterEach(() => rm(folder, { recursive: true }));

const doctor = (...options: string[]) => runCommand("doctor", options, { DATA_DIR: folder });

test("says what it found beside the running shop, as lines and as JSON", async () => {
  const shop = await startShop({ DATA_DIR: folder, SAMPLE_DATA: "never" });
  try {
    const lines = await doctor();
    expect(lines).toMatchObject({ code: 0, stderr: "" });
    expect(lines.stdout).toContain("warning Backups: No backup yet. The first is made tonight.\n");
    expect(lines.stdout).toMatch(/^ok {6}Database: No damage found\.$/m);
    const { checks } = healthSchema.parse(JSON.parse((await doctor("--json")).stdout));
    expect(checks.map(({ state }) => state)).not.toContain("failed");
  } finally {
    await shop.stop();
  }
});

test("exits with 1 where the database file is damaged, and changes nothing", async () => {
  const file = databaseFile(folder);
  const db = await openFileDatabase(file);
  await db.destroy();
  const page = rootPageOf(file, "products");
  const handle = await open(file, "r+");
  await handle.write(Buffer.alloc(64, 0xff), 0, 64, page);
  await handle.close();
  const { code, stdout } = await doctor();
  expect(code).toBe(1);
  expect(stdout).toMatch(/^FAILED {2}Database: The database file is damaged, in products\.$/m);
  expect(stdout).toContain("npm run restore -- FILE --replace");
});

test("prints JSON where the database file is damaged beyond opening, or there is none", async () => {
  const file = databaseFile(folder);
  await (await openFileDatabase(file)).destroy();
  const handle = await open(file, "r+");
  await handle.write(Buffer.alloc(8192, 0xff));
  await handle.close();
  const sentences: string[] = [];
  for (const look of [doctor, async (option: string) => rm(file).then(() => doctor(option))]) {
    const { code, stdout } = await look("--json");
    const [check] = healthSchema.parse(JSON.parse(stdout)).checks;
    expect([code, check?.name, check?.state]).toEqual([1, "Database", "failed"]);
    sentences.push(check?.sentence ?? "");
  }
  expect(sentences).toEqual([
    "The database file can’t be read: file is not a database.",
    `There is no shop in ${folder}. Set DATA_DIR, or start it once.`,
  ]);
});

test.each([
  [
    "insert into schema_migrations values (9000, '9000_later', 'x', 'x')",
    "The database was updated by another version of the shop: 9000_later.",
    "npm run restore -- FILE --replace",
  ],
  [
    "delete from schema_migrations",
    "The database has not been updated to this version: 0100_baseline",
    "npm start",
  ],
  [
    "delete from schema_migrations where number > 100; update schema_migrations set number = 86",
    "This database was made before version 1.0.0.",
    "npm run restore -- FILE --replace",
  ],
])("exits with 1 where the database is of another version: %s", async (change, says, command) => {
  const file = databaseFile(folder);
  await (await openFileDatabase(file)).destroy();
  const database = new DatabaseSync(file);
  database.exec(change);
  database.close();
  const { code, stdout } = await doctor();
  expect(code).toBe(1);
  expect(stdout).toContain(`FAILED  Database updates: ${says}`);
  expect(stdout).toContain(`          ${command}\n`);
});

test("refuses a folder without a shop, and other options", async () => {
  expect(await doctor()).toMatchObject({
    code: 1,
    stderr: `There is no shop in ${folder}. Set DATA_DIR, or start it once.\n`,
  });
  expect((await doctor("--all")).stderr).toBe("Say npm run doctor, or npm run doctor -- --json\n");
});

/** Where a table's first page begins in the file, in bytes. */
function rootPageOf(file: string, table: string): number {
  const database = new DatabaseSync(file);
  const root = database
    .prepare("select rootpage as page from sqlite_master where name = ?")
    .get(table);
  const size = database.prepare("pragma page_size").get();
  database.close();
  return (Number(root?.["page"]) - 1) * Number(size?.["page_size"]);
}
