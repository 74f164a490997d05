import { createHmac } from "node:crypto";
import { DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { clientNetwork } from "./client-network.ts";

const WINDOW_MILLISECONDS = 10 * 60 * 1000;
const MAX_WRITES = 60;

/**
 * Rate-limits a visitor's writes across all processes (fixed window). The address is stored as a keyed
 * hash and only for the window.
 * @throws too-many-requests after 60 writes in ten minutes, with the seconds to wait
 */
export async function limitVisitorWrites(shop: Shop, address: string): Promise<void> {
  const now = shop.now().getTime();
  const windowStart = now - (now % WINDOW_MILLISECONDS);
  const { count } = await shop.db
    .insertInto("visitorWrites")
    .values({
      subject: hashClient(shop, address),
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
  if (count <= MAX_WRITES) return;
  const retryAfterSeconds = Math.max(
    1,
    Math.ceil((windowStart + WINDOW_MILLISECONDS - now) / 1000),
  );
  throw new DomainError(
    "too-many-requests",
    "That was a lot at once. Please try again in a few minutes.",
    { retryAfterSeconds },
  );
}

const hashClient = ({ secrets }: Shop, address: string): string =>
  createHmac("sha256", secrets.sessionSecret)
    .update(`writes from ${clientNetwork(address)}`)
    .digest("base64url");

/** Deletes the counts of past windows. */
export async function deleteExpiredVisitorWrites({ db, now }: Shop): Promise<void> {
  const expiredAt = new Date(now().getTime() - WINDOW_MILLISECONDS).toISOString();
  await db.deleteFrom("visitorWrites").where("beganAt", "<", expiredAt).execute();
}
