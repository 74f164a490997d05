import { decryptSecret } from "../../infrastructure/encryption/encrypt-secret.ts";
import type { Shop } from "../../shop.ts";
import { consumeRecoveryCode } from "./recovery-codes.ts";
import { findTimeStep } from "./totp.ts";

/** The purpose that a user's secret is encrypted for. */
export const secretPurpose = (userId: string): string => `second factor of ${userId}`;

/** Whether sign-in requires a code. */
export async function hasSecondFactor({ db }: Shop, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("secondFactors")
    .select("userId")
    .where("userId", "=", userId)
    .where("confirmedAt", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a code is a current TOTP code or an unused recovery code, which it consumes. */
export async function checkCode(shop: Shop, userId: string, code: string): Promise<boolean> {
  return (await consumeAppCode(shop, userId, code)) || consumeRecoveryCode(shop, userId, code);
}

/** Accepts each time step once, and none before it: of concurrent calls with one code one succeeds. */
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
