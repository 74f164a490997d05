import { z } from "zod";
import type { Shop } from "../../shop.ts";
import { decryptSecret, encryptSecret } from "../../infrastructure/encryption/encrypt-secret.ts";

const credentialsSchema = z.record(z.string(), z.string());

/** Credentials as they are stored in a platform's row. @param platform they decrypt for this kind alone */
export const encryptCredentials = (
  shop: Pick<Shop, "secrets">,
  platform: string,
  credentials: Record<string, string>,
): string =>
  JSON.stringify({ sealed: encryptSecret(shop, JSON.stringify(credentials), purposeOf(platform)) });

/** @returns {} where nothing is kept @throws DecryptionError when it does not open */
export function decryptCredentials(
  shop: Pick<Shop, "secrets">,
  row: { platform: string; credentials: Record<string, string> },
): Record<string, string> {
  const { sealed } = row.credentials;
  if (sealed === undefined) return {};
  return credentialsSchema.parse(JSON.parse(decryptSecret(shop, sealed, purposeOf(row.platform))));
}

const purposeOf = (platform: string) => `credentials of ${platform}`;
