import { createHmac } from "node:crypto";
import { DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { clientNetwork } from "./client-network.ts";

const WINDOW_MILLISECONDS = 10 * 60 * 1000;
const MAX_WRITES = 60;

/**
 * Counts what a visitor writes, over all processes of the shop. The address is kept as a keyed hash, and
 * no longer than the span it is counted in.
 * @throws too-many-requests after 60 in ten minutes, with the seconds to wait
 */
export async function limitVisitorWrites(shop: Shop, address: string): Promise<void> {
  const now = shop.now().getTime();
  const began = now - (now % WINDOW_MILLISECONDS);
  const { count } = await shop.db
    .insertInto("visitorWrites")
    .values({
      subject: hashClient(shop, address),
      beganAt: new Date(began).toISOString(),
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
  const retryAfterSeconds = Math.max(1, Math.ceil((began + WINDOW_MILLISECONDS - now) / 1000));
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

/** Forgets the counts of spans that are over. */
export async function deleteExpiredVisitorWrites({ db, now }: Shop): Promise<void> {
  const over = new Date(now().getTime() - WINDOW_MILLISECONDS).toISOString();
  await db.deleteFrom("visitorWrites").where("beganAt", "<", over).execute();
}
