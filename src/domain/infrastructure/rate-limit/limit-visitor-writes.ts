import { createHmac } from "node:crypto";
import { DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { networkOf } from "./client-network.ts";

const SPAN_MS = 10 * 60 * 1000;
const ALLOWED = 60;

/**
 * Counts what a visitor writes, over all processes of the shop. The address is kept as a keyed hash, and
 * no longer than the span it is counted in.
 * @throws too-many-requests after 60 in ten minutes, with the seconds to wait
 */
export async function limitVisitorWrites(shop: Shop, address: string): Promise<void> {
  const now = shop.now().getTime();
  const began = now - (now % SPAN_MS);
  const { count } = await shop.db
    .insertInto("visitorWrites")
    .values({ subject: subjectOf(shop, address), beganAt: new Date(began).toISOString(), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["subject", "beganAt"])
        .doUpdateSet((eb) => ({ count: eb("visitorWrites.count", "+", 1) })),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  if (count <= ALLOWED) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((began + SPAN_MS - now) / 1000));
  throw new DomainError(
    "too-many-requests",
    "That was a lot at once. Please try again in a few minutes.",
    { retryAfterSeconds },
  );
}

const subjectOf = ({ secrets }: Shop, address: string): string =>
  createHmac("sha256", secrets.sessionSecret)
    .update(`writes from ${networkOf(address)}`)
    .digest("base64url");

/** Forgets the counts of spans that are over. */
export async function sweepVisitorWrites({ db, now }: Shop): Promise<void> {
  const over = new Date(now().getTime() - SPAN_MS).toISOString();
  await db.deleteFrom("visitorWrites").where("beganAt", "<", over).execute();
}
