import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Shop } from "../../shop.ts";
import {
  DecryptionError,
  decryptSecret,
  encryptSecret,
} from "../../infrastructure/encryption/encrypt-secret.ts";
import { DomainError } from "../../errors.ts";

export type StoredSource = Selectable<Tables["metalPriceSource"]>;

/** The address that prices of metals are fetched from; undefined where none is set up. */
export const findStoredSource = ({ db }: Shop): Promise<StoredSource | undefined> =>
  db.selectFrom("metalPriceSource").selectAll().executeTakeFirst();

const PURPOSE = "metal price source";

export const encryptUrl = (shop: Shop, url: URL): string => encryptSecret(shop, url.href, PURPOSE);

/** @throws unprocessable when the encryption key is another one */
export function decryptUrl(shop: Shop, { url }: StoredSource): URL {
  try {
    return new URL(decryptSecret(shop, url, PURPOSE));
  } catch (cause) {
    if (!(cause instanceof DecryptionError)) throw cause;
    throw new DomainError("unprocessable", KEY_CHANGED, { cause });
  }
}

const KEY_CHANGED =
  "The stored web address can’t be read, because the shop’s key has changed. Enter it again.";
