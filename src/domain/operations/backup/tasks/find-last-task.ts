import type { BackupTaskKind } from "#database/tables/operations-tables.ts";
import type { Shop } from "../../../shop.ts";

const RECENT = 30;

/** The last finished task of a kind, null before the first, and why the newest one failed. */
export async function findLastTask({ db }: Shop, kind: BackupTaskKind) {
  const tasks = await db
    .selectFrom("backupTasks")
    .select(["due", "finishedAt", "file", "pieces", "photos", "missing", "problem"])
    .where("kind", "=", kind)
    .orderBy("due", "desc")
    .limit(RECENT)
    .execute();
  const finished = tasks.flatMap(({ finishedAt, ...task }) =>
    finishedAt === null ? [] : [{ ...task, finishedAt }],
  );
  return { problem: tasks[0]?.problem ?? null, finished: finished[0] ?? null };
}
