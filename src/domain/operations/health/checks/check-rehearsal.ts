import { countOf } from "#contract/count-of.ts";
import type { Shop } from "../../../shop.ts";
import { getSettings } from "../../../infrastructure/settings/get-settings.ts";
import { NO_SPACE } from "../../backup/schedule/rehearse-restore.ts";
import { findLastTask } from "../../backup/schedule/run-task.ts";
import { type Finding, ok } from "./finding.ts";
import { formatAge } from "./format-age.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** A rehearsal a week, and time for a second try. */
const OVERDUE_DAYS = 10;

/** Whether a backup was lately restored in a rehearsal. */
export async function checkRehearsal(shop: Shop): Promise<Finding> {
  const { problem, finished } = await findLastTask(shop, "rehearsal");
  if (problem?.startsWith(NO_SPACE)) {
    const fix = "Empty the trash, delete old backups, or give the server a larger disk.";
    return { state: "warning", sentence: problem, fix, screen: "/admin/trash" };
  }
  if (problem) {
    return {
      state: "failed",
      sentence: `A backup couldn’t be restored in a test. ${problem}`,
      meaning: "A backup that can’t be restored is no help when you need it.",
      fix: "Back up now, and try to restore that backup in another place:",
      command: "DATA_DIR=/tmp/rehearsal npm run restore -- FILE",
      action: "back-up",
      screen: "/admin/settings/backups",
    };
  }
  const since = finished?.finishedAt ?? (await findFirstBackup(shop));
  if (since && shop.now().getTime() - Date.parse(since) > OVERDUE_DAYS * DAY_MILLISECONDS) {
    const last = finished ? `last tested ${formatAge(since, shop.now())}` : "never tested";
    const fix =
      "The first nightly backup of each week is tested by restoring it. See Backups above.";
    return { state: "warning", sentence: `Backups were ${last}.`, fix };
  }
  if (!finished) return ok("Not run yet. We test a nightly backup each week by restoring it.");
  const { finishedAt, pieces, photos } = finished;
  const day = await formatDay(shop, finishedAt);
  return ok(
    `Restored as a test on ${day}, ${countOf(pieces ?? 0, "piece")} and ${countOf(photos ?? 0, "photo")}.`,
  );
}

/** "Monday" within the last six days, else "November 9". */
async function formatDay(shop: Shop, instant: string): Promise<string> {
  const { timeZone } = await getSettings(shop);
  const age = shop.now().getTime() - Date.parse(instant);
  const format: Intl.DateTimeFormatOptions =
    age < 6 * DAY_MILLISECONDS ? { weekday: "long" } : { month: "long", day: "numeric" };
  return new Date(instant).toLocaleDateString("en-US", { ...format, timeZone });
}

async function findFirstBackup({ db }: Shop): Promise<string | null> {
  const run = await db
    .selectFrom("backupTasks")
    .select("finishedAt")
    .where("kind", "=", "nightly")
    .where("finishedAt", "is not", null)
    .orderBy("due")
    .limit(1)
    .executeTakeFirst();
  return run?.finishedAt ?? null;
}
