import { createHmac } from "node:crypto";
import type { Shop } from "../../shop.ts";
import { isSameText } from "./signed-token.ts";

/** What a secret opens: one of a purpose opens nothing else. */
type Purpose = "inquiry" | "quote" | "certificate" | "waiting list";

/** What a secret is derived from. */
export type DerivedSecret = Versioned & { purpose: Purpose };

/** `version` is a column of the row: raising it ends the secrets of former versions. */
export type Versioned = { id: number; version: number };

const SECRET_BYTES = 16;
const SECRET = /^([1-9a-z][0-9a-z]{0,5})-[\w-]{22}$/;

/**
 * The secret in a private address: the id and 128 bits of an HMAC of purpose, id and version. The database
 * holds none of it, and it can be shown and mailed again. Certificates are on paper, so it must outlive a
 * new session secret.
 */
export function deriveSecret(shop: Shop, purpose: Purpose, { id, version }: Versioned): string {
  const signature = createHmac("sha256", shop.secrets.encryptionKey)
    .update(`secret of ${purpose}:${id}:${version}`)
    .digest();
  return `${id.toString(36)}-${signature.subarray(0, SECRET_BYTES).toString("base64url")}`;
}

/**
 * The row that a secret belongs to; null for a forged or ended one. A secret without a row takes the same
 * steps, so that nothing tells which ids exist.
 */
export async function findBySecret<Row extends Versioned>(
  shop: Shop,
  purpose: Purpose,
  secret: string,
  findRow: (id: number) => Promise<Row | undefined>,
): Promise<Row | null> {
  const id = Number.parseInt(SECRET.exec(secret)?.[1] ?? "0", 36);
  const row = await findRow(Math.min(id, 2_147_483_647));
  const expected = deriveSecret(shop, purpose, row ?? { id: 0, version: 0 });
  return isSameText(secret, expected) && row ? row : null;
}
