import { randomUUID } from "node:crypto";
import type { Selectable, Updateable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Shop } from "../../../shop.ts";

/** Longer than one reading takes. */
const LEASE_MILLISECONDS = 10 * 60 * 1000;

export type MailboxState = Selectable<Tables["mailboxState"]>;

/** How far the mailbox has been read; undefined before the first time. */
export const findMailboxState = ({ db }: Shop): Promise<MailboxState | undefined> =>
  db.selectFrom("mailboxState").selectAll().executeTakeFirst();

/** Lets the mailbox be read at once. @param keepPosition whether it is the same mailbox as before */
export async function resetMailboxState(
  { db }: Shop,
  { keepPosition }: { keepPosition: boolean },
): Promise<void> {
  if (!keepPosition) return void (await db.deleteFrom("mailboxState").execute());
  await db.updateTable("mailboxState").set({ dueAt: null, failure: null }).execute();
}

/** The right to read the mailbox, which one process has at a time. */
export type MailboxLease = {
  state: MailboxState;
  /** Stores how far it got. @returns whether the lease still holds: another mailbox or process ends it */
  update: (values: Updateable<Tables["mailboxState"]>) => Promise<boolean>;
  release: () => Promise<void>;
};

/**
 * Acquires the lease. That of a process that died expires after ten minutes.
 * @returns null while another process has it, or the mailbox is not due
 */
export async function acquireMailboxLease(shop: Shop): Promise<MailboxLease | null> {
  const token = randomUUID();
  const now = shop.now().toISOString();
  const leasedUntil = new Date(shop.now().getTime() + LEASE_MILLISECONDS).toISOString();
  await shop.db
    .insertInto("mailboxState")
    .values({ slot: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const state = await shop.db
    .updateTable("mailboxState")
    .set({ leaseToken: token, leasedUntil })
    .where((eb) => eb.or([eb("leasedUntil", "is", null), eb("leasedUntil", "<=", now)]))
    .where((eb) => eb.or([eb("dueAt", "is", null), eb("dueAt", "<=", now)]))
    .returningAll()
    .executeTakeFirst();
  if (!state) return null;
  const update = async (values: Updateable<Tables["mailboxState"]>): Promise<boolean> => {
    const { numUpdatedRows } = await shop.db
      .updateTable("mailboxState")
      .set(values)
      .where("leaseToken", "=", token)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };
  return {
    state,
    update,
    release: async () => void (await update({ leaseToken: null, leasedUntil: null })),
  };
}
