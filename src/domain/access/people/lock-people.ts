import { advisoryLock } from "../../advisory-lock.ts";
import { DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/** Serializes changes of who may do what; until the transaction ends. */
export const lockPeople = (shop: Shop): Promise<void> => advisoryLock(shop, "people");

/**
 * Within a transaction that holds the lock: that somebody else who can sign in has full access.
 * @param id of the person who is to lose it
 * @throws conflict
 */
export async function requireAnotherWithFullAccess({ db }: Shop, id: string): Promise<void> {
  const another = await db
    .selectFrom("users")
    .select("id")
    .where("id", "!=", id)
    .where("access", "=", "everything")
    .where("passwordHash", "!=", "")
    .limit(1)
    .executeTakeFirst();
  if (!another) throw new DomainError("conflict", "Someone needs full access.");
}
