import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { foldName } from "#contract/fold-name.ts";
import { SERVER_COMMAND } from "#contract/access/changes.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { generatePassword, hashPassword } from "../passwords/passwords.ts";

/**
 * Creates the first admin when there is no user. Processes that start together create one.
 * @returns the generated password, from the one call that created the admin
 */
export async function ensureFirstAdmin(
  shop: Shop,
  admin: { username: string; password?: string | undefined },
): Promise<{ generatedPassword?: string }> {
  const existing = await shop.db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  if (existing) return {};
  const password = admin.password ?? generatePassword();
  const username = admin.username.trim();
  const passwordHash = await hashPassword(password);
  const isCreated = await inTransaction(shop, async (shop) => {
    if (!(await insertIfFirst(shop, username, passwordHash))) return false;
    const entry = { kind: "person", action: "added", label: username } as const;
    await recordChange(shop, SERVER_COMMAND, entry);
    return true;
  });
  return isCreated && admin.password === undefined ? { generatedPassword: password } : {};
}

async function insertIfFirst(shop: Shop, username: string, passwordHash: string): Promise<boolean> {
  const now = shop.now().toISOString();
  const timestamp = sql.raw(shop.engine === "postgres" ? "timestamptz" : "text");
  const { numAffectedRows } = await sql`
    insert into users (id, username, name_key, password_hash, created_at, updated_at)
    select ${randomUUID()}, ${username}, ${foldName(username)}, ${passwordHash}, cast(${now} as ${timestamp}), cast(${now} as ${timestamp})
    where not exists (select 1 from users)
    on conflict do nothing`.execute(shop.db);
  return numAffectedRows === 1n;
}
