import { decryptSecret } from "../../infrastructure/encryption/encrypt-secret.ts";
import type { Shop } from "../../shop.ts";
import { consumeRecoveryCode } from "./recovery-codes.ts";
import { findTimeStep } from "./totp.ts";

/** What a user's secret is sealed for. */
export const secretPurpose = (userId: string): string => `second factor of ${userId}`;

/** Whether a user is asked for a code when signing in. */
export async function hasSecondFactor({ db }: Shop, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("secondFactors")
    .select("userId")
    .where("userId", "=", userId)
    .where("confirmedAt", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a code is the app's of this moment or an unused recovery code. Either is used up by it. */
export async function checkCode(shop: Shop, userId: string, code: string): Promise<boolean> {
  return (await consumeAppCode(shop, userId, code)) || consumeRecoveryCode(shop, userId, code);
}

/** A code, and every one older than it, is taken once: two who send it at once are not both let in. */
export async function consumeAppCode(shop: Shop, userId: string, code: string): Promise<boolean> {
  const row = await shop.db
    .selectFrom("secondFactors")
    .select("secret")
    .where("userId", "=", userId)
    .executeTakeFirst();
  const step = row
    ? findTimeStep(decryptSecret(shop, row.secret, secretPurpose(userId)), code, shop.now())
    : null;
  if (step === null) return false;
  const { numUpdatedRows } = await shop.db
    .updateTable("secondFactors")
    .set({ lastStep: step })
    .where("userId", "=", userId)
    .where("lastStep", "<", step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
