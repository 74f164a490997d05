import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { databaseFile } from "#database/database-file.ts";
import { listPendingMigrations } from "#database/migrate.ts";
import { listInterruptedRestores } from "#domain/operations/backup/restore/resolve-restores.ts";
import { projectFile } from "#project-file";
import type { Config } from "../startup/config.ts";
import { connectDatabase } from "../startup/connect-database.ts";
import { findNewerVersion } from "../updates/find-newer-version.ts";
import { CommandError, printLine, runCommand } from "./run-command.ts";

/**
 * `npm run update [-- --check]`: which version this is and what its next start changes in the database.
 * With --check it also asks where the shop was cloned from for a newer one. Changes nothing.
 */
await runCommand(async (config, [option, ...more]) => {
  if (more.length > 0 || (option !== undefined && option !== "--check")) {
    throw new CommandError("Say npm run update, or npm run update -- --check");
  }
  const { version } = JSON.parse(readFileSync(projectFile("package.json"), "utf8")) as {
    version: string;
  };
  printLine(`This is version ${version}.`);
  printLine(await describeDatabase(config));
  if (option === "--check") printLine(await describeNewer(version));
  printLine("How to update: docs/updating.md");
});

async function describeDatabase(config: Config): Promise<string> {
  if ((await listInterruptedRestores(config.dataDir)).length > 0) {
    return "A restore was interrupted: the next start finishes or undoes it.";
  }
  if (!config.databaseUrl && !existsSync(databaseFile(config.dataDir))) {
    return "There is no database yet: the first start creates it.";
  }
  const db = connectDatabase(config);
  try {
    const pending = await listPendingMigrations(db, config.databaseUrl ? "postgres" : "sqlite");
    return pending.length === 0
      ? "The database needs no update."
      : `The next start updates the database: ${pending.join(", ")}. Make a backup first.`;
  } finally {
    await db.destroy();
  }
}

async function describeNewer(version: string): Promise<string> {
  const newer = await findNewerVersion(fileURLToPath(projectFile("./")), version);
  if (newer.kind === "version") return `Version ${newer.version} is available.`;
  if (newer.kind === "commits") return "There are newer changes without a version of their own.";
  if (newer.kind === "none") return "There is nothing newer.";
  return `Whether there is a newer version could not be found out: ${newer.reason}`;
}
