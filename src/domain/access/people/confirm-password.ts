import type { User } from "#contract/sign-in.ts";
import { invalid } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { nameLimit } from "../rate-limit/sign-in-rate-limits.ts";
import { limitAttempts } from "../rate-limit/limit-attempts.ts";
import { isPassword } from "../passwords/passwords.ts";

/**
 * Makes sure that it is the user who sits there, before something is changed that guards the account.
 * @throws invalid when the password is wrong
 * @throws too-many-requests when it was wrong five times in 15 minutes
 */
export async function confirmPassword(shop: Shop, user: User, password: string): Promise<void> {
  const right = await limitAttempts(shop, [nameLimit(user.username)], async () => {
    const row = await shop.db
      .selectFrom("users")
      .select("passwordHash")
      .where("id", "=", user.id)
      .executeTakeFirst();
    return (await isPassword(row?.passwordHash, password)) || null;
  });
  if (!right) throw invalid("currentPassword", "The current password is wrong.");
}
