import { countOf } from "#contract/count-of.ts";
import { sql } from "kysely";
import type { Shop } from "../../../shop.ts";
import { type Finding, ok } from "./finding.ts";

/** More are somebody's tries, not a forgotten password. */
const MANY = 50;

/** How often signing in has failed in the last quarter of an hour, for which failures are kept. */
export async function checkSignIns({ db }: Shop): Promise<Finding> {
  const { failures } = await db
    .selectFrom("signInFailures")
    .select(sql<number | string>`count(*)`.as("failures"))
    .executeTakeFirstOrThrow();
  const count = Number(failures);
  if (count === 0) return ok("Nobody tried a wrong password in the last 15 minutes.");
  const sentence = `${countOf(count, "sign-in")} failed in the last 15 minutes.`;
  if (count < MANY) return ok(sentence);
  return {
    state: "warning",
    sentence: `${sentence} Somebody may be guessing passwords; they are slowed down.`,
    fix: "Turn on two-step sign-in in your account.",
    screen: "/admin/account",
  };
}
