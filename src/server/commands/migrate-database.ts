import { moveToEmbedded, moveToPostgres } from "#domain/operations/backup/restore/move-database.ts";
import { resolveRestores } from "#domain/operations/backup/restore/resolve-restores.ts";
import { lockDataDir, prepareDataDir } from "../startup/data-dir.ts";
import { shopStorageFromConfig } from "../startup/shop-storage-from-config.ts";
import { CommandError, runCommand, printLine } from "./run-command.ts";

/** `npm run migrate-database`: copies the embedded shop to DATABASE_URL, or back with `--to-sqlite`. */
await runCommand(async (config, parameters) => {
  const back = parameters[0] === "--to-sqlite";
  if (parameters.length > Number(back)) {
    throw new CommandError(
      "Say npm run migrate-database, or npm run migrate-database -- --to-sqlite",
    );
  }
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl) {
    throw new CommandError(
      "DATABASE_URL is not set; it takes the address of the PostgreSQL database.",
    );
  }
  await prepareDataDir(dataDir);
  const lock = lockDataDir(dataDir);
  try {
    for (const sentence of await resolveRestores(config)) printLine(sentence);
    const move = back ? moveToEmbedded : moveToPostgres;
    const tables = Object.entries(await move(shopStorageFromConfig(config), databaseUrl));
    for (const [name, { rows }] of tables) if (rows > 0) printLine(`${name}: ${rows}`);
    printLine("All rows were copied and compared. Photos and secrets stay where they are.");
    printLine(
      back
        ? "Start the shop without DATABASE_URL from now on. The PostgreSQL database is as it was."
        : `Start the shop with DATABASE_URL from now on. ${dataDir}/shop.sqlite is as it was.`,
    );
  } finally {
    lock.release();
  }
});
