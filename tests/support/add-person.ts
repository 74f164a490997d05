import { randomUUID } from "node:crypto";
import type { Shop } from "#domain/shop.ts";

type Person = {
  username?: string;
  email?: string | null;
  access?: "everything" | "pieces";
  wantsHealthNotices?: boolean;
  wantsWeeklySummary?: boolean;
};

/** Adds somebody who may sign in to the desk, past its rules. @returns the id */
export async function addPerson({ db, now }: Shop, person: Person = {}): Promise<string> {
  const id = randomUUID();
  const at = now().toISOString();
  await db
    .insertInto("users")
    .values({
      id,
      username: person.username ?? id,
      passwordHash: "a hash",
      createdAt: at,
      updatedAt: at,
      ...person,
    })
    .execute();
  return id;
}
