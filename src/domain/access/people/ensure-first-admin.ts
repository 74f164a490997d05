import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Shop } from "../../shop.ts";
import { generatePassword, hashPassword } from "../passwords/passwords.ts";

/**
 * Makes the first admin when there is no user at all. Processes that start together make one.
 * @returns the password, from the one call that generated it
 */
export async function ensureFirstAdmin(
  shop: Shop,
  admin: { username: string; password?: string | undefined },
): Promise<{ generatedPassword?: string }> {
  const anybody = await shop.db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  if (anybody) return {};
  const password = admin.password ?? generatePassword();
  const made = await insertIfFirst(shop, admin.username.trim(), await hashPassword(password));
  return made && admin.password === undefined ? { generatedPassword: password } : {};
}

async function insertIfFirst(shop: Shop, username: string, passwordHash: string): Promise<boolean> {
  const now = shop.now().toISOString();
  const stamp = sql.raw(shop.engine === "postgres" ? "timestamptz" : "text");
  const { numAffectedRows } = await sql`
    insert into users (id, username, password_hash, created_at, updated_at)
    select ${randomUUID()}, ${username}, ${passwordHash}, cast(${now} as ${stamp}), cast(${now} as ${stamp})
    where not exists (select 1 from users)
    on conflict do nothing`.execute(shop.db);
  return numAffectedRows === 1n;
}
