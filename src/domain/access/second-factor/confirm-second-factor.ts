import type { User } from "#contract/access/sign-in.ts";
import { conflict, invalid } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { recordPersonChange } from "../record-person-change.ts";
import { codeLimit } from "../rate-limit/sign-in-rate-limits.ts";
import { endOtherSessions } from "../sessions/end-other-sessions.ts";
import { limitAttempts } from "../rate-limit/limit-attempts.ts";
import { consumeAppCode } from "./check-code.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";

/**
 * Turns the second factor on once a code confirms the app's secret. Ends all other sessions.
 * @returns the recovery codes, of which only hashes are stored
 * @throws conflict when it was not begun or is on already, invalid when the code is wrong
 */
export async function confirmSecondFactor(
  shop: Shop,
  user: User,
  { code, keepToken }: { code: string; keepToken: string | null },
): Promise<string[]> {
  const factor = await shop.db
    .selectFrom("secondFactors")
    .select("confirmedAt")
    .where("userId", "=", user.id)
    .executeTakeFirst();
  if (!factor) throw conflict("Scan the code with your app first.");
  if (factor.confirmedAt) throw conflict("Two-step sign-in is already on.");
  const isCorrect = await limitAttempts(
    shop,
    [codeLimit(user.id)],
    async () => (await consumeAppCode(shop, user.id, code)) || null,
  );
  if (!isCorrect)
    throw invalid("code", "That code isn’t right. Enter the newest one from the app.");
  return inTransaction(shop, async (shop) => {
    await shop.db
      .updateTable("secondFactors")
      .set({ confirmedAt: shop.now().toISOString() })
      .where("userId", "=", user.id)
      .execute();
    await endOtherSessions(shop, user.id, keepToken);
    const codes = await replaceRecoveryCodes(shop, user.id);
    await recordPersonChange(shop, user.username, user.username, "secondFactorOn");
    return codes;
  });
}
