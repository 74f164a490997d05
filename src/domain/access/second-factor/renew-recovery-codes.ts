import type { User } from "#contract/access/sign-in.ts";
import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { confirmPassword } from "../people/confirm-password.ts";
import { hasSecondFactor } from "./check-code.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";

/**
 * Replaces the caller's recovery codes.
 * @throws invalid when the password is wrong, conflict when the second factor is off
 */
export async function renewRecoveryCodes(
  shop: Shop,
  user: User,
  password: string,
): Promise<string[]> {
  await confirmPassword(shop, user, password);
  if (!(await hasSecondFactor(shop, user.id))) throw conflict("Two-step sign-in is off.");
  return inTransaction(shop, (shop) => replaceRecoveryCodes(shop, user.id));
}
