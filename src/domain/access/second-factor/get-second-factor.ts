import type { SecondFactor } from "#contract/access/second-factor.ts";
import type { Shop } from "../../shop.ts";

/** Since when a user's second factor is on (null for off), and how many recovery codes are left. */
export async function getSecondFactor({ db }: Shop, userId: string): Promise<SecondFactor> {
  const row = await db
    .selectFrom("secondFactors")
    .select("confirmedAt")
    .where("userId", "=", userId)
    .executeTakeFirst();
  if (!row?.confirmedAt) return { since: null, recoveryCodesLeft: 0 };
  const { left } = await db
    .selectFrom("recoveryCodes")
    .select((eb) => eb.fn.countAll<number>().as("left"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return { since: row.confirmedAt, recoveryCodesLeft: left };
}
