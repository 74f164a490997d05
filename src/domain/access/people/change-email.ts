import { matchesUsername } from "../matches-username.ts";
import { foldName } from "#contract/fold-name.ts";
import type { User } from "#contract/access/sign-in.ts";
import { DomainError } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { recordPersonChange } from "../record-person-change.ts";
import { confirmPassword } from "./confirm-password.ts";
import { lockPeople } from "./lock-people.ts";

/**
 * Sets the address that a forgotten password is reset by, so it takes the password.
 * @param email in lower case
 * @throws invalid when the password is wrong, conflict when somebody else has the address
 */
export async function changeEmail(
  shop: Shop,
  user: User,
  { email, currentPassword }: { email: string; currentPassword: string },
): Promise<void> {
  await confirmPassword(shop, user, currentPassword);
  await inTransaction(shop, async (shop) => {
    await lockPeople(shop);
    const { db } = shop;
    const other = await db
      .selectFrom("users")
      .select("id")
      .where("id", "!=", user.id)
      .where((eb) =>
        eb.or([eb(eb.fn("fold_text", ["email"]), "=", foldName(email)), matchesUsername(email)]),
      )
      .executeTakeFirst();
    const message = "This email is in use by someone else.";
    if (other) throw new DomainError("conflict", message, { issues: [{ path: "email", message }] });
    await db
      .updateTable("users")
      .set({ email, updatedAt: shop.now().toISOString() })
      .where("id", "=", user.id)
      .execute();
    await recordPersonChange(shop, user.username, user.username, "email");
  });
}
