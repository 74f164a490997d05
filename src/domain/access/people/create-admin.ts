import { randomUUID } from "node:crypto";
import { matchesUsername } from "../matches-username.ts";
import { SERVER_COMMAND } from "#contract/access/changes.ts";
import { conflict, invalid } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import { onUniqueViolation } from "../../on-unique-violation.ts";
import type { Shop } from "../../shop.ts";
import { generatePassword, hashPassword } from "../passwords/passwords.ts";

/**
 * Creates another admin by a command on the server.
 * @returns the generated password when none was given; only its hash is stored
 * @throws conflict when the username is taken, invalid when it is empty
 */
export async function createAdmin(
  shop: Shop,
  admin: { username: string; password?: string | undefined },
): Promise<{ generatedPassword?: string }> {
  const username = admin.username.trim();
  if (!username) throw invalid("username", "A username is required.");
  const password = admin.password ?? generatePassword();
  const now = shop.now().toISOString();
  const passwordHash = await hashPassword(password);
  const user = { id: randomUUID(), username, passwordHash, createdAt: now, updatedAt: now };
  await onUniqueViolation(
    () =>
      inTransaction(shop, async (shop) => {
        await shop.db.insertInto("users").values(user).execute();
        const entry = { kind: "person", action: "added", label: username } as const;
        await recordChange(shop, SERVER_COMMAND, entry);
      }),
    async () => conflict(`There is a user called “${await findName(shop, username)}” already.`),
  );
  return admin.password === undefined ? { generatedPassword: password } : {};
}

/** As the other person's name is written. */
async function findName({ db }: Shop, username: string): Promise<string> {
  const query = db.selectFrom("users").select("username").where(matchesUsername(username));
  return (await query.executeTakeFirst())?.username ?? username;
}
