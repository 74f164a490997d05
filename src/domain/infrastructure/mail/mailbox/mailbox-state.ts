import type { Selectable, Updateable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { inTransaction } from "../../../in-transaction.ts";
import type { Shop } from "../../../shop.ts";
import { type Lease, renewLease, revokeLease, withLease } from "../../leases/with-lease.ts";

const LEASE_NAME = "mailbox";
/** Longer than one reading takes. */
const LEASE_MILLISECONDS = 10 * 60 * 1000;

export type MailboxState = Selectable<Tables["mailboxState"]>;

/** How far the mailbox has been read; undefined before the first time. */
export const findMailboxState = ({ db }: Shop): Promise<MailboxState | undefined> =>
  db.selectFrom("mailboxState").selectAll().executeTakeFirst();

/** Lets the mailbox be read at once. @param keepPosition whether it is the same mailbox as before */
export async function resetMailboxState(
  shop: Shop,
  { keepPosition }: { keepPosition: boolean },
): Promise<void> {
  if (keepPosition)
    return void (await shop.db
      .updateTable("mailboxState")
      .set({ dueAt: null, failure: null })
      .execute());
  await revokeLease(shop, LEASE_NAME);
  await shop.db.deleteFrom("mailboxState").execute();
}

/** The mailbox while one process alone reads it. */
export type MailboxReading = {
  state: MailboxState;
  /** Stores how far it got. @returns whether it may go on: another mailbox or process ends it */
  update: (values: Updateable<Tables["mailboxState"]>) => Promise<boolean>;
};

/** Reads the mailbox in one process at a time; null while another one does, or when it is not due. */
export const withMailboxLease = <T>(
  shop: Shop,
  read: (reading: MailboxReading) => Promise<T>,
): Promise<T | null> =>
  withLease(shop, LEASE_NAME, LEASE_MILLISECONDS, async (lease) => {
    const state = await startState(shop);
    if (state.dueAt !== null && state.dueAt > shop.now().toISOString()) return null;
    return read({ state, update: (values) => updateState(shop, lease, values) });
  });

const startState = ({ db }: Shop): Promise<MailboxState> =>
  db
    .insertInto("mailboxState")
    .values({ slot: 1 })
    .onConflict((known) => known.column("slot").doUpdateSet({ slot: 1 }))
    .returningAll()
    .executeTakeFirstOrThrow();

const updateState = (
  shop: Shop,
  lease: Lease,
  values: Updateable<Tables["mailboxState"]>,
): Promise<boolean> =>
  inTransaction(shop, async (shop) => {
    if (!(await renewLease(shop, lease))) return false;
    await shop.db.updateTable("mailboxState").set(values).execute();
    return true;
  });
