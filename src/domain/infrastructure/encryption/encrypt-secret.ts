import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Shop } from "../../shop.ts";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PREFIX = "sealed-1.";

type HasSecrets = Pick<Shop, "secrets">;

/** A sealed text cannot be opened: the encryption key is another one, or somebody touched it. */
export class DecryptionError extends Error {
  override name = "SealBrokenError";
}

/**
 * Encrypts a text for the database with the shop's encryption key (AES-256-GCM).
 * @param purpose what it is and whose; it opens for the same purpose only, so that nobody who writes to
 * the database can put one row's secret into another
 */
export function encryptSecret(shop: HasSecrets, text: string, purpose: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(shop), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(purpose));
  const sealed = [nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
  return PREFIX + Buffer.concat(sealed).toString("base64url");
}

/** The text that was sealed for a purpose. @throws DecryptionError */
export function decryptSecret(shop: HasSecrets, sealed: string, purpose: string): string {
  try {
    if (!sealed.startsWith(PREFIX)) throw new Error("It is not sealed.");
    const bytes = Buffer.from(sealed.slice(PREFIX.length), "base64url");
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, deriveKey(shop), nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(purpose));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const inner = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
    return Buffer.concat([decipher.update(inner), decipher.final()]).toString("utf8");
  } catch (cause) {
    throw new DecryptionError(
      "A secret of the database cannot be opened. ENCRYPTION_KEY is another one than it was sealed with.",
      { cause },
    );
  }
}

function deriveKey({ secrets }: HasSecrets): Buffer {
  return Buffer.from(hkdfSync("sha256", secrets.encryptionKey, "", "fernhill sealed secrets", 32));
}
