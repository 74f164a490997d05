import { createHmac } from "node:crypto";
import type { Shop } from "../../shop.ts";
import { generatePassword } from "../passwords/passwords.ts";

const CODE_COUNT = 10;

/**
 * Gives a user new recovery codes, each good for one sign-in; those from before are void.
 * @returns the codes, which are kept nowhere: the database holds keyed hashes
 */
export async function replaceRecoveryCodes(shop: Shop, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODE_COUNT }, generatePassword);
  const createdAt = shop.now().toISOString();
  await shop.db.deleteFrom("recoveryCodes").where("userId", "=", userId).execute();
  await shop.db
    .insertInto("recoveryCodes")
    .values(codes.map((code) => ({ userId, codeHash: hashCode(shop, code), createdAt })))
    .execute();
  return codes;
}

/** Uses a recovery code up. @returns whether it was one, and nobody used it before */
export async function consumeRecoveryCode(
  shop: Shop,
  userId: string,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await shop.db
    .deleteFrom("recoveryCodes")
    .where("userId", "=", userId)
    .where("codeHash", "=", hashCode(shop, code))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Each code has 79 bits, so a keyed hash is as good as a slow one. Case, spaces and dashes do not count. */
const hashCode = ({ secrets }: Shop, code: string): string =>
  createHmac("sha256", secrets.encryptionKey)
    .update(`recovery code ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}`)
    .digest("hex");
