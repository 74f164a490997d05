import { SERVER_COMMAND } from "#contract/access/changes.ts";
import { notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { recordPersonChange } from "../record-person-change.ts";
import { matchesUsername } from "../matches-username.ts";
import { nameLimit } from "../rate-limit/sign-in-rate-limits.ts";
import { endOtherSessions } from "../sessions/end-other-sessions.ts";
import { generatePassword, hashPassword } from "../passwords/passwords.ts";

/**
 * Replaces a user's password with a generated one, ends all their sessions and clears their rate limit.
 * @returns the new password; only its hash is stored
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
      .where(matchesUsername(username))
      .returning(["id", "username"])
      .executeTakeFirst();
    if (!user) throw notFound("User");
    await endOtherSessions(shop, user.id, null);
    const { subject } = nameLimit(user.username);
    await shop.db.deleteFrom("signInFailures").where("subject", "=", subject).execute();
    await recordPersonChange(shop, SERVER_COMMAND, user.username, "password");
    shop.refusals.clear([subject]);
  });
  return password;
}
