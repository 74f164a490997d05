import { connectPostgres, connectSqlite } from "#database/connect.ts";
import { databaseFile } from "#database/database-file.ts";
import type { Database } from "#database/tables.ts";
import type { Config } from "./config.ts";

const MAX_CONNECTIONS = 10;
const MAX_CONNECTIONS_OF_ALL_WORKERS = 40;

/** Connects to the database of the configuration, whatever its schema is. */
export const connectDatabase = (config: Config): Database =>
  config.databaseUrl
    ? connectPostgres(config.databaseUrl, poolSize(config))
    : connectSqlite(databaseFile(config.dataDir));

/** PostgreSQL accepts 100 connections by default; all workers together stay well below. */
function poolSize({ workers }: Config): number {
  return Math.min(
    MAX_CONNECTIONS,
    Math.max(3, Math.floor(MAX_CONNECTIONS_OF_ALL_WORKERS / workers)),
  );
}
