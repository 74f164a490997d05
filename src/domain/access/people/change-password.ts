import type { User } from "#contract/sign-in.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { confirmPassword } from "./confirm-password.ts";
import { endOtherSessions } from "../sessions/end-other-sessions.ts";
import { hashPassword } from "../passwords/passwords.ts";

export type PasswordChange = {
  currentPassword: string;
  newPassword: string;
  /** The caller's session, which stays; all others end. */
  currentToken: string | null;
};

/**
 * Gives a user a new password and signs them out everywhere else.
 * @throws invalid when the current password is wrong
 * @throws too-many-requests when it was wrong five times in 15 minutes
 */
export async function changePassword(
  shop: Shop,
  user: User,
  change: PasswordChange,
): Promise<void> {
  await confirmPassword(shop, user, change.currentPassword);
  const passwordHash = await hashPassword(change.newPassword);
  const updatedAt = shop.now().toISOString();
  await inTransaction(shop, async (shop) => {
    await shop.db
      .updateTable("users")
      .set({ passwordHash, updatedAt })
      .where("id", "=", user.id)
      .execute();
    await endOtherSessions(shop, user.id, change.currentToken);
  });
}
