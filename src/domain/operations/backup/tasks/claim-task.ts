import type { BackupTaskKind } from "#database/tables/operations-tables.ts";
import type { Shop } from "../../../shop.ts";

const MINUTE_MILLISECONDS = 60 * 1000;
/** The process that doesn't renew its lease for so long is assumed dead. */
const LEASE_MINUTES = 10;

/** @param due the night of the backup, or the Monday of the week */
export type Task = { kind: BackupTaskKind; due: string };

/**
 * Claims a task that is due; of concurrent calls one resolves to true. One that failed, or whose process
 * died, can be claimed again when its lease ends.
 */
export async function claimTask(shop: Shop, { kind, due }: Task): Promise<boolean> {
  const startedAt = shop.now().toISOString();
  const claim = { startedAt, leasedUntil: inMinutes(shop, LEASE_MINUTES) };
  const { numInsertedOrUpdatedRows } = await shop.db
    .insertInto("backupTasks")
    .values({ kind, due, ...claim })
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "due"])
        .doUpdateSet(claim)
        .where("backupTasks.finishedAt", "is", null)
        .where("backupTasks.leasedUntil", "<=", startedAt),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Sets when another process may claim the task. */
export async function leaseTask(shop: Shop, task: Task, minutes = LEASE_MINUTES): Promise<void> {
  await update(shop, task)
    .set({ leasedUntil: inMinutes(shop, minutes) })
    .execute();
}

export const update = ({ db }: Shop, { kind, due }: Task) =>
  db.updateTable("backupTasks").where("kind", "=", kind).where("due", "=", due);

const inMinutes = ({ now }: Shop, minutes: number): string =>
  new Date(now().getTime() + minutes * MINUTE_MILLISECONDS).toISOString();
