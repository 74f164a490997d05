import type { User } from "#contract/access/sign-in.ts";
import { SERVER_COMMAND } from "#contract/access/changes.ts";
import { invalid, notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { recordPersonChange } from "../record-person-change.ts";
import { matchesUsername } from "../matches-username.ts";
import { codeLimit } from "../rate-limit/sign-in-rate-limits.ts";
import { confirmPassword } from "../people/confirm-password.ts";
import { limitAttempts } from "../rate-limit/limit-attempts.ts";
import { checkCode } from "./check-code.ts";

/**
 * Turns the caller's second factor off.
 * @param proof the password, and a code of the app or a recovery code
 * @throws invalid when either is wrong, too-many-requests after five failures
 */
export async function removeOwnSecondFactor(
  shop: Shop,
  user: User,
  proof: { password: string; code: string },
): Promise<void> {
  await confirmPassword(shop, user, proof.password);
  const isCorrect = await limitAttempts(
    shop,
    [codeLimit(user.id)],
    async () => (await checkCode(shop, user.id, proof.code)) || null,
  );
  if (!isCorrect) throw invalid("code", "This code is wrong, or was used already.");
  await deleteSecondFactor(shop, user, user.username);
}

/**
 * Turns a user's second factor off without proof, for an operator when phone and recovery codes are lost.
 * @returns whether it was on
 * @throws not-found when there is no such user
 */
export async function removeSecondFactor(shop: Shop, username: string): Promise<boolean> {
  const user = await shop.db
    .selectFrom("users")
    .select(["id", "username"])
    .where(matchesUsername(username))
    .executeTakeFirst();
  if (!user) throw notFound("User");
  return deleteSecondFactor(shop, user, SERVER_COMMAND);
}

async function deleteSecondFactor(
  shop: Shop,
  { id, username }: Pick<User, "id" | "username">,
  by: string,
): Promise<boolean> {
  return inTransaction(shop, async (shop) => {
    const { db, refusals } = shop;
    const { subject } = codeLimit(id);
    await db.deleteFrom("signInFailures").where("subject", "=", subject).execute();
    refusals.clear([subject]);
    await db.deleteFrom("recoveryCodes").where("userId", "=", id).execute();
    const { numDeletedRows } = await db
      .deleteFrom("secondFactors")
      .where("userId", "=", id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await recordPersonChange(shop, by, username, "secondFactorOff");
    return true;
  });
}
