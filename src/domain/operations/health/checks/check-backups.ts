import { countOf } from "#contract/count-of.ts";
import { formatBytes } from "#contract/format-bytes.ts";
import { type BackupFile, OVERDUE_DAYS } from "#contract/operations/backups.ts";
import { sql } from "kysely";
import type { Shop } from "../../../shop.ts";
import { getBackups } from "../../backup/schedule/get-backups.ts";
import { findRecordedBackup } from "../../backup/write/back-up-now.ts";
import { type Finding, ok } from "./finding.ts";
import { formatAge } from "./format-age.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const MENDED = {
  meaning: "If the server broke now, what came since would be lost.",
  fix: "Back up now, here or on the server:",
  command: "npm run backup",
  action: "back-up",
  screen: "/admin/settings/backups",
} as const;

/** The last backup: its age, what it lacks, and whether its file is still there. */
export async function checkBackups(shop: Shop): Promise<Finding> {
  const { files, lastAt, missing, problem } = await getBackups(shop);
  if (problem) return { state: "failed", sentence: problem, ...MENDED };
  if (lastAt === null) return withoutBackup(shop);
  const recorded = await findRecordedBackup(shop);
  if (recorded && !files.some(({ name }) => name === recorded.file)) {
    const sentence = `The last backup, ${recorded.file}, is no longer in its folder.`;
    return { state: "failed", sentence, ...MENDED };
  }
  const age = `${formatAge(lastAt, shop.now())}${sizeOf(files)}`;
  if (shop.now().getTime() - Date.parse(lastAt) >= OVERDUE_DAYS * DAY_MILLISECONDS) {
    return { state: "failed", sentence: `The last backup was made ${age}.`, ...MENDED };
  }
  if (missing > 0) {
    const photos = countOf(missing, "photo");
    return {
      state: "warning",
      sentence: `The last backup was made ${age}, without ${photos} that couldn’t be read.`,
    };
  }
  return ok(`The last backup was made ${age}.`);
}

/** " (12 MB)" of the newest file; "" where none is on this machine. */
const sizeOf = ([newest]: BackupFile[]): string =>
  newest ? ` (${formatBytes(newest.bytes)})` : "";

/** A new shop makes its first backup in its first night. */
async function withoutBackup(shop: Shop): Promise<Finding> {
  const { rows } = await sql<{
    since: string;
  }>`select min(applied_at) as since from schema_migrations`.execute(shop.db);
  const age = shop.now().getTime() - Date.parse(rows[0]?.since ?? "");
  return age < DAY_MILLISECONDS
    ? {
        state: "warning",
        sentence: "No backup yet. The first is made tonight.",
        action: "back-up",
        screen: MENDED.screen,
      }
    : { state: "failed", sentence: "No backup was ever made.", ...MENDED };
}
