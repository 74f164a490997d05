import { z } from "zod";
import { mailSecuritySchema } from "#contract/mail/mail-settings.ts";
import type { Shop } from "../../shop.ts";
import { decryptSecret, encryptSecret } from "../encryption/encrypt-secret.ts";

/** The row of the settings that holds them; no part of the settings that calls read. */
export const MAIL_KEY = "mail";

const storedSchema = z.object({
  host: z.string(),
  port: z.int(),
  security: mailSecuritySchema,
  user: z.string(),
  from: z.string(),
  /** Encrypted; null for a server that asks for none. */
  password: z.string().nullable(),
});

export type StoredMailSettings = z.infer<typeof storedSchema> & { updatedAt: string };

/** The mail server that was set up on the desk, or null. */
export async function findStoredMailSettings({ db }: Shop): Promise<StoredMailSettings | null> {
  const row = await db
    .selectFrom("settings")
    .select(["value", "updatedAt"])
    .where("key", "=", MAIL_KEY)
    .executeTakeFirst();
  return row ? { ...storedSchema.parse(row.value), updatedAt: row.updatedAt } : null;
}

const PURPOSE = "mail password";

export const encryptMailPassword = (shop: Shop, password: string): string =>
  encryptSecret(shop, password, PURPOSE);

/** @throws DecryptionError when the encryption key is another one */
export const decryptMailPassword = (shop: Shop, encrypted: string): string =>
  decryptSecret(shop, encrypted, PURPOSE);
