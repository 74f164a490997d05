import { sql } from "kysely";
import { notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { nameLimit } from "../rate-limit/sign-in-rate-limits.ts";
import { endOtherSessions } from "../sessions/end-other-sessions.ts";
import { generatePassword, hashPassword } from "../passwords/passwords.ts";

/**
 * Gives a user who is locked out a new password and ends all their sessions.
 * @returns the new password; it is kept nowhere else
 * @throws not-found when there is no such user
 */
export async function resetPassword(shop: Shop, username: string): Promise<string> {
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  const updatedAt = shop.now().toISOString();
  await inTransaction(shop, async (shop) => {
    const user = await shop.db
      .updateTable("users")
      .set({ passwordHash, updatedAt })
      .where(sql`lower(username)`, "=", sql`lower(${username.trim()})`)
      .returning(["id", "username"])
      .executeTakeFirst();
    if (!user) throw notFound("User");
    await endOtherSessions(shop, user.id, null);
    const { subject } = nameLimit(user.username);
    await shop.db.deleteFrom("signInFailures").where("subject", "=", subject).execute();
    shop.signInQueue.clearRefusals([subject]);
  });
  return password;
}
