import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Shop } from "../../shop.ts";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Version of the format; stored, so never changed. */
const PREFIX = "sealed-1.";

type HasSecrets = Pick<Shop, "secrets">;

/** The encryption key or the purpose is another one, or the ciphertext was changed. */
export class DecryptionError extends Error {
  override name = "SealBrokenError";
}

/**
 * Encrypts a text for the database with the shop's encryption key (AES-256-GCM).
 * @param purpose what it is and whose; authenticated, so that a writer of the database cannot copy one
 * row's secret into another
 */
export function encryptSecret(shop: HasSecrets, text: string, purpose: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(shop), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(purpose));
  const parts = [nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
  return PREFIX + Buffer.concat(parts).toString("base64url");
}

/** The text that was encrypted for a purpose. @throws DecryptionError */
export function decryptSecret(shop: HasSecrets, encrypted: string, purpose: string): string {
  try {
    if (!encrypted.startsWith(PREFIX)) throw new Error("The text is not encrypted.");
    const bytes = Buffer.from(encrypted.slice(PREFIX.length), "base64url");
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, deriveKey(shop), nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(purpose));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const inner = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
    return Buffer.concat([decipher.update(inner), decipher.final()]).toString("utf8");
  } catch (cause) {
    throw new DecryptionError(
      "A secret in the database cannot be decrypted. Was ENCRYPTION_KEY changed?",
      { cause },
    );
  }
}

function deriveKey({ secrets }: HasSecrets): Buffer {
  return Buffer.from(hkdfSync("sha256", secrets.encryptionKey, "", "fernhill sealed secrets", 32));
}
