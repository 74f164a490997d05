import type { User } from "#contract/access/sign-in.ts";
import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { recordPersonChange } from "../record-person-change.ts";
import { createDeviceToken } from "../devices/device-token.ts";
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
 * @returns a device token, since the old one ends with the password
 * @throws invalid when the current password is wrong
 * @throws conflict when another change came first
 * @throws too-many-requests when it was wrong five times in 15 minutes
 */
export async function changePassword(
  shop: Shop,
  user: User,
  change: PasswordChange,
): Promise<string> {
  const currentHash = await confirmPassword(shop, user, change.currentPassword);
  const passwordHash = await hashPassword(change.newPassword);
  const updatedAt = shop.now().toISOString();
  await inTransaction(shop, async (shop) => {
    const { numUpdatedRows } = await shop.db
      .updateTable("users")
      .set({ passwordHash, updatedAt })
      .where("id", "=", user.id)
      .where("passwordHash", "=", currentHash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw conflict("The password was changed meanwhile.");
    // After the update, which waits for a sign-in under way, so that its session ends too.
    await endOtherSessions(shop, user.id, change.currentToken);
    await recordPersonChange(shop, user.username, user.username, "password");
  });
  return createDeviceToken(shop, { id: user.id, passwordHash });
}
