import { databaseFile } from "#database/database-file.ts";
import { existsSync } from "node:fs";
import { connectSqlite } from "#database/connect.ts";
import type { Shop } from "../../shop.ts";

/**
 * Runs long reads of an embedded database over a connection of their own, so that the one that
 * writes stays free.
 */
export async function withOwnConnection<T>(
  shop: Shop,
  read: (shop: Shop) => Promise<T>,
): Promise<T> {
  const embedded = databaseFile(shop.dataDir);
  const own = shop.engine === "sqlite" && existsSync(embedded) ? connectSqlite(embedded) : null;
  try {
    return await read(own ? { ...shop, db: own } : shop);
  } finally {
    await own?.destroy();
  }
}
