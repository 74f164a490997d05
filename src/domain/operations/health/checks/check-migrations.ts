import { compareMigrations, type MigrationDifferences } from "#database/compare-migrations.ts";
import type { Shop } from "../../../shop.ts";
import { type Finding, ok } from "./finding.ts";

/** Whether the database has had exactly the migrations of this version. */
export const checkMigrations = async ({ db, engine }: Shop): Promise<Finding> =>
  describeMigrations(await compareMigrations(db, engine));

export function describeMigrations({ pending, unknown, changed }: MigrationDifferences): Finding {
  if (unknown.length > 0) {
    return {
      state: "failed",
      sentence: `The database was updated by another version of the shop: ${list(unknown)}.`,
      meaning: "This version doesn’t know what that changed, and may store things wrongly.",
      fix: "Start the newer version again, or restore a backup that this version made:",
      command: "npm run restore -- FILE --replace",
    };
  }
  if (pending.length > 0) {
    return {
      state: "failed",
      sentence: `The database has not been updated to this version: ${list(pending)}.`,
      meaning: "Some pages can fail until it is.",
      fix: "Make a backup, then start the shop again: the start updates the database.",
      command: "npm start",
    };
  }
  if (changed.length > 0) {
    return {
      state: "warning",
      sentence: `Files of former database updates have changed: ${list(changed)}.`,
      meaning: "The database may differ from what this version expects.",
      fix: "Put the shop’s own files back. With Git:",
      command: "git checkout -- migrations",
    };
  }
  return ok("The database is up to date with this version.");
}

const MOST = 5;

const list = (names: string[]): string =>
  names.length > MOST
    ? `${names.slice(0, MOST).join(", ")} and ${names.length - MOST} more`
    : names.join(", ");
