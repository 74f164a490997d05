import { createHmac } from "node:crypto";
import type { Shop } from "../../shop.ts";

/** The longest window in use; counts are deleted after it. */
export const LONGEST_WINDOW_MILLISECONDS = 60 * 60 * 1000;

type Counted = {
  /** Within this window, this one included. */
  count: number;
  /** Until the window ends, at least 1. */
  secondsLeft: number;
};

/**
 * Counts a write in a fixed window, across all processes. The subject is stored as a keyed hash and for
 * an hour at most.
 * @param subject what is counted, whose: "writes from 203.0.113.7"
 */
export async function countWrite(
  shop: Shop,
  subject: string,
  windowMilliseconds: number,
): Promise<Counted> {
  const now = shop.now().getTime();
  const windowStart = now - (now % windowMilliseconds);
  const { count } = await shop.db
    .insertInto("visitorWrites")
    .values({
      subject: hashSubject(shop, subject),
      beganAt: new Date(windowStart).toISOString(),
      count: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["subject", "beganAt"])
        .doUpdateSet((eb) => ({ count: eb("visitorWrites.count", "+", 1) })),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  const secondsLeft = Math.max(1, Math.ceil((windowStart + windowMilliseconds - now) / 1000));
  return { count, secondsLeft };
}

const hashSubject = ({ secrets }: Shop, subject: string): string =>
  createHmac("sha256", secrets.sessionSecret).update(subject).digest("base64url");
