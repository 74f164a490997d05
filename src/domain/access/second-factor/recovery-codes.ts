import { createHmac } from "node:crypto";
import type { Shop } from "../../shop.ts";
import { generatePassword } from "../passwords/passwords.ts";

const CODE_COUNT = 10;

/**
 * Replaces a user's recovery codes, each valid for one sign-in.
 * @returns the codes; only keyed hashes are stored
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

/** Deletes a recovery code. @returns whether it was valid and unused */
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

/** A keyed hash suffices for codes of 79 bits. Ignores case, spaces and dashes. */
const hashCode = ({ secrets }: Shop, code: string): string =>
  createHmac("sha256", secrets.encryptionKey)
    .update(`recovery code ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}`)
    .digest("hex");
