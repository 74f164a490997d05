import type { Shop } from "../../../shop.ts";
import { type Finding, ok } from "./finding.ts";

const TOLERANCE_MILLISECONDS = 60_000;

/** Whether the clock runs behind what was recorded last: reservations and quotes end by it. */
export async function checkClock({ db, now }: Shop): Promise<Finding> {
  const newest = await db
    .selectFrom("sessions")
    .select("lastSeenAt")
    .orderBy("lastSeenAt", "desc")
    .limit(1)
    .executeTakeFirst();
  const behind = newest ? Date.parse(newest.lastSeenAt) - now().getTime() : 0;
  if (behind <= TOLERANCE_MILLISECONDS) return ok("The server’s clock agrees with the last visit.");
  return {
    state: "failed",
    sentence: `The server’s clock is ${Math.round(behind / 60_000)} minutes behind the last visit to the desk.`,
    fix: "Ask whoever runs the server to set its clock, best by a time server.",
  };
}
