import { databaseFile } from "#database/database-file.ts";
import { stat } from "node:fs/promises";
import { connectSqlite } from "#database/connect.ts";
import { conflict } from "../../../errors.ts";
import { openMediaLibrary } from "../../../media/media-library.ts";
import { fillDatabase } from "./fill-database.ts";
import { nullIfMissing } from "../../../infrastructure/files/null-if-missing.ts";
import { isEmptyDatabase } from "./is-empty-database.ts";
import type { ShopLocation } from "./shop-location.ts";
import type { Contents } from "./replace-contents.ts";

/** Creates an embedded database in a folder; one complete, closed file when it resolves. */
export async function fillEmbeddedDatabase(
  location: ShopLocation,
  folder: string,
  contents: Contents,
): Promise<void> {
  const db = connectSqlite(databaseFile(folder));
  const media = await openMediaLibrary({ dataDir: folder, s3: location.s3 });
  try {
    await fillDatabase(location.shopOn({ db, engine: "sqlite", media }), contents);
  } finally {
    media.close();
    // Closing the last connection checkpoints the WAL into the file.
    await db.destroy();
  }
}

/** @throws conflict when the data folder holds an embedded shop that is not empty */
export async function requireNoEmbeddedShop(dataDir: string): Promise<void> {
  const file = databaseFile(dataDir);
  if (!(await nullIfMissing(stat(file))) || (await isEmptyFile(file))) return;
  throw conflict(`There is a shop in ${dataDir} already; nothing was changed.`);
}

async function isEmptyFile(file: string): Promise<boolean> {
  try {
    const db = connectSqlite(file);
    const empty = await isEmptyDatabase(db, "sqlite");
    await db.destroy();
    return empty;
  } catch {
    // An unreadable file may still be a shop.
    return false;
  }
}
