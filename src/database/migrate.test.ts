import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { projectFile } from "#project-file";
import { testEngine } from "#tests/support/open-test-database.ts";
import { connectPostgres, connectSqlite } from "./connect.ts";
import {
  DatabaseVersionError,
  listPendingMigrations,
  migrateDatabase,
  MigrationError,
  runMigrations,
  splitStatements,
} from "./migrate.ts";
import type { Database } from "./tables.ts";

const open: Database[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const db of open.splice(0)) await db.destroy();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** File or URL of a database that several connections, or processes, can open. */
async function createAddress(): Promise<string> {
  if (testEngine === "postgres") {
    const { createTestDatabase } = await import("#tests/support/create-test-database.ts");
    return createTestDatabase("empty");
  }
  const folder = mkdtempSync(path.join(tmpdir(), "fernhill-migrate-"));
  folders.push(folder);
  return path.join(folder, "shop.sqlite");
}

function connect(address: string): Database {
  const db = testEngine === "postgres" ? connectPostgres(address, 2) : connectSqlite(address);
  open.push(db);
  return db;
}

const run = promisify(execFile);

async function migrateInChildProcess(address: string): Promise<void> {
  const script = `
    import { connectPostgres, connectSqlite } from "#database/connect.ts";
    import { migrateDatabase } from "#database/migrate.ts";
    const [engine, address] = process.argv.slice(1);
    const db = engine === "postgres" ? connectPostgres(address, 1) : connectSqlite(address);
    await migrateDatabase(db, engine);
    await db.destroy();`;
  await run(process.execPath, ["--input-type=module", "-e", script, testEngine, address]);
}

async function applied(db: Database): Promise<number[]> {
  const { rows } = await sql<{
    number: number;
  }>`select number from schema_migrations order by number`.execute(db);
  return rows.map((row) => row.number);
}

describe("migrateDatabase", () => {
  it("runs each migration exactly once when several processes start together", async () => {
    const address = await createAddress();
    await Promise.all([1, 2, 3].map(() => migrateInChildProcess(address)));
    const numbers = await applied(connect(address));
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  });

  it("changes nothing the second time", async () => {
    const db = connect(await createAddress());
    await migrateDatabase(db, testEngine);
    await sql`update schema_migrations set applied_at = 'unchanged'`.execute(db);
    await migrateDatabase(db, testEngine);
    const { rows } = await sql<{
      at: string;
    }>`select distinct applied_at as at from schema_migrations`.execute(db);
    expect(rows).toEqual([{ at: "unchanged" }]);
  });

  it("refuses a database that a newer version wrote", async () => {
    const db = connect(await createAddress());
    await migrateDatabase(db, testEngine);
    await sql`insert into schema_migrations (number, name, applied_at, checksum)
      values (9000, 'x', 'x', 'x')`.execute(db);
    await expect(migrateDatabase(db, testEngine)).rejects.toThrow(DatabaseVersionError);
    await expect(migrateDatabase(db, testEngine)).rejects.toThrow(/at version 9000/);
  });

  it("refuses a database that was made before version 1.0.0, and changes nothing", async () => {
    const db = connect(await createAddress());
    await migrateDatabase(db, testEngine);
    await sql`delete from schema_migrations where number > 100`.execute(db);
    await sql`update schema_migrations set number = 86`.execute(db);
    const before = await describeDatabase(db);
    await expect(migrateDatabase(db, testEngine)).rejects.toThrow(DatabaseVersionError);
    await expect(listPendingMigrations(db, testEngine)).rejects.toThrow(
      /made before version 1\.0\.0/,
    );
    expect(await describeDatabase(db)).toEqual(before);
  });

  it("leaves everything as it was when a migration fails, and goes on once it is mended", async () => {
    const db = connect(await createAddress());
    await migrateDatabase(db, testEngine);
    await sql`insert into tags (name, slug, type) values ('Opal', 'opal', 'material')`.execute(db);
    const before = await describeDatabase(db);
    const folder = copyMigrations();
    const broken = path.join(folder, "9001_broken.sql");
    const whole = "create table notes (id integer primary key);\nupdate tags set name = 'Onyx';\n";
    writeFileSync(broken, `${whole}insert into no_such_table values (1);\n`);
    const update = () => migrateDatabase(db, testEngine, pathToFileURL(`${folder}/`));
    await expect(update()).rejects.toThrow(MigrationError);
    await expect(update()).rejects.toThrow(/9001_broken failed .*Nothing was changed/);
    expect(await describeDatabase(db)).toEqual(before);
    // The version before goes on with it.
    await migrateDatabase(db, testEngine);
    expect(await describeDatabase(db)).toEqual(before);

    writeFileSync(broken, whole);
    await update();
    expect((await describeDatabase(db)).tags).toEqual(["Onyx"]);
    expect(await applied(db)).toContain(9001);
  });
});

function copyMigrations(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "fernhill-migrations-"));
  folders.push(folder);
  cpSync(projectFile("migrations/"), folder, { recursive: true });
  return folder;
}

async function describeDatabase(db: Database) {
  const tables = await db.introspection.getTables();
  const { rows } = await sql<{ name: string }>`select name from tags`.execute(db);
  return {
    columns: tables.flatMap(({ name, columns }) => columns.map((each) => `${name}.${each.name}`)),
    tags: rows.map(({ name }) => name),
    migrations: await applied(db),
  };
}

describe("runMigrations", () => {
  it("stops at a migration, so that rows of that schema are inserted before the later ones", async () => {
    const db = connect(await createAddress());
    const folder = copyMigrations();
    writeFileSync(
      path.join(folder, "9001_tag_notes.sql"),
      "alter table tags add column note text;\nupdate tags set note = 'Of ' || name;\n",
    );
    const url = pathToFileURL(`${folder}/`);
    await runMigrations(db, testEngine, { upTo: 100, folder: url });
    expect(await applied(db)).toEqual([100]);
    await db.insertInto("tags").values({ name: "Opal", slug: "opal", type: "material" }).execute();
    await runMigrations(db, testEngine, { folder: url });
    const { rows } = await sql<{ note: string }>`select note from tags`.execute(db);
    expect(rows).toEqual([{ note: "Of Opal" }]);
    expect((await applied(db)).at(-1)).toBe(9001);
  });
});

describe("splitStatements", () => {
  it("splits at semicolons that end a line and keeps marked blocks together", () => {
    const text = "-- why\na; b\nc;\n-- begin\nd;\ne;\n-- end\nf";
    expect(splitStatements(text)).toEqual(["a; b\nc;", "d;\ne;", "f"]);
  });
});
