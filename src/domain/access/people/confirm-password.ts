import type { User } from "#contract/access/sign-in.ts";
import { invalid } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { passwordLimit } from "../rate-limit/sign-in-rate-limits.ts";
import { limitAttempts } from "../rate-limit/limit-attempts.ts";
import { isPassword } from "../passwords/passwords.ts";

/**
 * Re-authenticates a signed-in user before a change of the account's security.
 * @returns the hash that was matched
 * @throws invalid when the password is wrong
 * @throws too-many-requests when it was wrong five times in 15 minutes
 */
export async function confirmPassword(shop: Shop, user: User, password: string): Promise<string> {
  const passwordHash = await limitAttempts(shop, [passwordLimit(user.id)], async () => {
    const row = await shop.db
      .selectFrom("users")
      .select("passwordHash")
      .where("id", "=", user.id)
      .executeTakeFirst();
    return row && (await isPassword(row.passwordHash, password)) ? row.passwordHash : null;
  });
  if (passwordHash === null) throw invalid("currentPassword", "The current password is wrong.");
  return passwordHash;
}
