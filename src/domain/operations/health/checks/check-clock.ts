import { countOf } from "#contract/count-of.ts";
import { sql } from "kysely";
import { isOwnMachine } from "./is-own-machine.ts";
import type { Shop } from "../../../shop.ts";
import { type Finding, ok } from "./finding.ts";

const MINUTE_MILLISECONDS = 60_000;
/** Codes of two-step sign-in are valid for half a minute before and after. */
const TOLERANCE_MILLISECONDS = MINUTE_MILLISECONDS;
const FAILED_MILLISECONDS = 5 * MINUTE_MILLISECONDS;
const TIMEOUT_MILLISECONDS = 10_000;

type OtherClock = { name: string; read: (shop: Shop) => Promise<Date | null> };

const OTHERS: OtherClock[] = [
  { name: "the database’s clock", read: readDatabaseClock },
  { name: "the clock of whatever answers at the shop’s address", read: readPublicClock },
];

/** Whether the clock agrees with the last visit, the database and the answers at the public address. */
export async function checkClock(shop: Shop): Promise<Finding> {
  const behind = await measureLastVisit(shop);
  if (behind > TOLERANCE_MILLISECONDS) {
    return wrong("failed", `${minutes(behind)} behind the last visit to the desk`);
  }
  for (const { name, read } of OTHERS) {
    const other = await read(shop);
    if (!other) continue;
    // This machine's clock is what is looked at, and not the shop's, which stands still in tests.
    const ahead = Date.now() - other.getTime();
    const difference = Math.abs(ahead);
    if (difference > TOLERANCE_MILLISECONDS) {
      const state = difference > FAILED_MILLISECONDS ? "failed" : "warning";
      return wrong(state, `${minutes(difference)} ${ahead > 0 ? "ahead of" : "behind"} ${name}`);
    }
  }
  return ok("The server’s clock is right.");
}

const wrong = (state: "warning" | "failed", difference: string): Finding => ({
  state,
  sentence: `The server’s clock is ${difference}.`,
  meaning: "Reservations and quotes end at the wrong time, and sign-in codes can be refused.",
  fix: "Ask whoever runs the server to set its clock by a time server:",
  command: "timedatectl set-ntp true",
});

const minutes = (milliseconds: number): string =>
  countOf(Math.round(milliseconds / MINUTE_MILLISECONDS), "minute");

async function measureLastVisit({ db, now }: Shop): Promise<number> {
  const newest = await db
    .selectFrom("sessions")
    .select("lastSeenAt")
    .orderBy("lastSeenAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest ? Date.parse(newest.lastSeenAt) - now().getTime() : 0;
}

/** The embedded database has no clock of its own. */
async function readDatabaseClock({ db, engine }: Shop): Promise<Date | null> {
  if (engine === "sqlite") return null;
  const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(db);
  return new Date(rows[0]?.now ?? "");
}

/** Null where the address can't be asked, of which the check of the address tells. */
async function readPublicClock({ outbound, publicUrl, log }: Shop): Promise<Date | null> {
  if (isOwnMachine(new URL(publicUrl)) || !publicUrl.startsWith("https:")) return null;
  try {
    const { headers } = await outbound.fetch(`${publicUrl}/healthz`, {
      timeoutMilliseconds: TIMEOUT_MILLISECONDS,
      maxBytes: 100_000,
    });
    const date = headers.get("Age") === null ? headers.get("Date") : null;
    return date === null ? null : new Date(date);
  } catch (error) {
    log.debug("the clock at the public address could not be read", { error });
    return null;
  }
}
