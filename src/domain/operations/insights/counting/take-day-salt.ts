import { randomBytes } from "node:crypto";
import type { Shop } from "../../../shop.ts";

const SALT_BYTES = 16;

/** The salt of a day, the same in every process, and its visitors so far. */
export async function takeDaySalt(
  { db }: Shop,
  day: string,
): Promise<{ day: string; salt: string; registers: string }> {
  const salt = randomBytes(SALT_BYTES).toString("base64url");
  await db
    .insertInto("visitorSketches")
    .values({ day, salt })
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();
  return db
    .selectFrom("visitorSketches")
    .selectAll()
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
}
