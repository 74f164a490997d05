import { invalid } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { limitVisitorWrites } from "../../infrastructure/rate-limit/limit-visitor-writes.ts";
import type { Shop } from "../../shop.ts";
import { recordPersonChange } from "../record-person-change.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { nameLimit } from "../rate-limit/sign-in-rate-limits.ts";
import { endOtherSessions } from "../sessions/end-other-sessions.ts";
import { findPasswordLink, type PasswordLink } from "./password-link.ts";

/**
 * Sets the password of a link's person and ends all their sessions. Two-step sign-in stays on.
 * @param address the client's IP address
 * @throws invalid when the link is forged, expired or used, too-many-requests
 */
export async function redeemPasswordLink(
  shop: Shop,
  { token, password }: { token: string; password: string },
  address: string,
): Promise<PasswordLink> {
  await limitVisitorWrites(shop, address);
  const link = await findPasswordLink(shop, token);
  if (!link) throw expired();
  const passwordHash = await hashPassword(password);
  const updatedAt = shop.now().toISOString();
  await inTransaction(shop, async (shop) => {
    const { numUpdatedRows } = await shop.db
      .updateTable("users")
      .set({ passwordHash, updatedAt })
      .where("id", "=", link.id)
      .where("passwordHash", "=", link.passwordHash)
      .executeTakeFirst();
    // Of two that use it at once, one does.
    if (numUpdatedRows === 0n) throw expired();
    await endOtherSessions(shop, link.id, null);
    const { subject } = nameLimit(link.username);
    await shop.db.deleteFrom("signInFailures").where("subject", "=", subject).execute();
    await recordPersonChange(shop, link.username, link.username, "password");
    shop.refusals.clear([subject]);
  });
  return link;
}

const expired = () =>
  invalid("token", "This link has expired or was already used. Ask for a new one.");
