import { z } from "zod";
import { mailSecuritySchema } from "#contract/mail/mail-settings.ts";
import type { Shop } from "../../../shop.ts";
import { decryptSecret, encryptSecret } from "../../encryption/encrypt-secret.ts";

/** The row of the settings that holds them; no part of the settings that calls read. */
export const MAILBOX_KEY = "mailbox";

const storedSchema = z.object({
  host: z.string(),
  port: z.int(),
  security: mailSecuritySchema,
  user: z.string(),
  /** Encrypted. */
  password: z.string(),
  /** Mail that arrived earlier is left alone. */
  since: z.string(),
});

export type StoredMailboxSettings = z.infer<typeof storedSchema> & { updatedAt: string };

/** The mailbox that customers' answers are read from, or null. */
export async function findStoredMailboxSettings({
  db,
}: Shop): Promise<StoredMailboxSettings | null> {
  const row = await db
    .selectFrom("settings")
    .select(["value", "updatedAt"])
    .where("key", "=", MAILBOX_KEY)
    .executeTakeFirst();
  return row ? { ...storedSchema.parse(row.value), updatedAt: row.updatedAt } : null;
}

const PURPOSE = "mailbox password";

export const encryptMailboxPassword = (shop: Shop, password: string): string =>
  encryptSecret(shop, password, PURPOSE);

/** @throws DecryptionError when the encryption key is another one */
export const decryptMailboxPassword = (shop: Shop, encrypted: string): string =>
  decryptSecret(shop, encrypted, PURPOSE);
