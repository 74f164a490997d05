import path from "node:path";
import { databaseFile } from "#database/database-file.ts";
import { mkdir, rm, stat } from "node:fs/promises";
import { type Engine, connectPostgres, connectSqlite } from "#database/connect.ts";
import { judgeSchema } from "#database/former-schema.ts";
import { findSchemaVersion } from "#database/migrate.ts";
import type { Database } from "#database/tables.ts";
import { conflict, unprocessable } from "../../../errors.ts";
import { openMediaLibrary } from "../../../media/media-library.ts";
import {
  type Contents,
  fillDatabase,
  fillEmbeddedDatabase,
  isEmptyDatabase,
  requireNoEmbeddedShop,
} from "./fill-database.ts";
import { type TableDigest, hashTables } from "../../../infrastructure/table-dump/hash-tables.ts";
import { nullIfMissing } from "../../../infrastructure/files/null-if-missing.ts";
import { withWorkFolder } from "../../../infrastructure/work-folders/with-work-folder.ts";
import { timestampName } from "../write/backup-files.ts";
import { listTableShapes } from "../../../infrastructure/table-dump/list-table-shapes.ts";
import { moveStagedFiles, planMove, stagingFolder } from "./resolve-restores.ts";
import type { ShopLocation } from "./shop-location.ts";
import { readSnapshot } from "../../../infrastructure/table-dump/read-snapshot.ts";
import { readRows } from "../../../infrastructure/table-dump/read-rows.ts";
import { readSequences } from "../../../infrastructure/table-dump/sequences.ts";

type Moved = Record<string, TableDigest>;

/**
 * Copies the embedded shop into the empty database at `databaseUrl` with equal ids and timestamps, and
 * compares every row. The embedded file stays.
 * @returns the digest of each table
 * @throws unprocessable when there is no embedded shop, conflict when the database is not empty
 */
export async function moveToPostgres(location: ShopLocation, databaseUrl: string): Promise<Moved> {
  const file = databaseFile(location.dataDir);
  if (!(await nullIfMissing(stat(file))))
    throw unprocessable(`There is no shop in ${location.dataDir}.`);
  const [source, target] = [connectSqlite(file), connectPostgres(databaseUrl, 2)];
  const media = await openMediaLibrary(location);
  try {
    if (!(await isEmptyDatabase(target, "postgres"))) {
      throw conflict(
        "There is a shop in the database of DATABASE_URL already; nothing was changed.",
      );
    }
    const shop = location.shopOn({ db: target, engine: "postgres", media });
    return await copy(source, "sqlite", (contents) => fillDatabase(shop, contents));
  } finally {
    media.close();
    await source.destroy();
    await target.destroy();
  }
}

/** The reverse, into a data folder without a shop. PostgreSQL stays unchanged. */
export async function moveToEmbedded(location: ShopLocation, databaseUrl: string): Promise<Moved> {
  return withWorkFolder(location.dataDir, "moving", async (work) => {
    await requireNoEmbeddedShop(location.dataDir);
    const ready = stagingFolder(work);
    await mkdir(ready);
    const source = connectPostgres(databaseUrl, 2);
    try {
      const moved = await copy(source, "postgres", (contents) =>
        fillEmbeddedDatabase(location, ready, contents),
      );
      // The photos stay in place; an empty folder must not replace them.
      await rm(path.join(ready, "media"), { recursive: true, force: true });
      await rm(path.join(ready, "cache"), { recursive: true, force: true });
      const plan = { aside: `replaced-${timestampName(new Date())}`, transaction: null };
      await planMove(work, plan);
      await moveStagedFiles(location.dataDir, work, plan);
      return moved;
    } finally {
      await source.destroy();
    }
  });
}

const copy = (source: Database, engine: Engine, fill: (contents: Contents) => Promise<void>) =>
  readSnapshot(source, engine, async (db) => {
    const contents = await readContents(db, engine);
    await fill(contents);
    return contents.sums;
  });

async function readContents(db: Database, engine: Engine): Promise<Contents> {
  const schema = await findSchemaVersion(db, engine);
  if (schema === null) throw unprocessable("There is no shop in the database to be copied.");
  const judged = judgeSchema(schema, engine);
  if (judged === "too-new") {
    throw unprocessable("The database to be copied is of a newer version than this software.");
  }
  if (judged === "too-old") {
    throw unprocessable(
      "The database to be copied was made long before version 1.0.0. Update it to the last version before 1.0.0 first; nothing was changed.",
    );
  }
  const tables = new Map((await listTableShapes(db, engine)).map((table) => [table.name, table]));
  return {
    schema,
    sequences: await readSequences(db, engine),
    sums: await hashTables(db, engine),
    rowsOf: (name) => {
      const table = tables.get(name);
      if (!table) throw new Error(`The table ${name} is in one database only.`);
      return readRows(db, engine, table);
    },
  };
}
