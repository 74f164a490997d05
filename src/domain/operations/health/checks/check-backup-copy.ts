import { OVERDUE_DAYS } from "#contract/operations/backups.ts";
import type { Shop } from "../../../shop.ts";
import { findLastTask } from "../../backup/schedule/run-task.ts";
import { type Finding, ok } from "./finding.ts";
import { formatAge } from "./format-age.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

const MEANING = "If the server were lost now, what its backups hold would be lost with it.";

/** Whether each night's backup also leaves this server. */
export async function checkBackupCopy(shop: Shop): Promise<Finding> {
  const { backupBucket: place, now } = shop;
  if (!place) return ok("Backups stay on this server. Download one now and then to be safe.");
  const { problem, finished } = await findLastTask(shop, "copy");
  if (problem) {
    return {
      state: "failed",
      sentence: problem,
      meaning: MEANING,
      fix: "The backup on this server is unharmed, and the copy is tried again every half hour. Ask whoever runs the server to check the bucket and its keys.",
    };
  }
  const name = `the bucket ${place.bucket}`;
  if (!finished) {
    return {
      state: "warning",
      sentence: `No backup was copied to ${name} yet. The next one is made tonight.`,
    };
  }
  const age = formatAge(finished.finishedAt, now());
  if (now().getTime() - Date.parse(finished.finishedAt) < OVERDUE_DAYS * DAY_MILLISECONDS) {
    return ok(`The last backup was copied to ${name} ${age}, and read back.`);
  }
  return {
    state: "failed",
    sentence: `The last backup was copied to ${name} ${age}.`,
    meaning: MEANING,
    fix: "Copies follow each night’s backup. See Backups above, and the server’s log.",
  };
}
