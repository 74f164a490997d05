import { DomainError } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { clientNetwork } from "./client-network.ts";
import { countWrite, LONGEST_WINDOW_MILLISECONDS } from "./count-write.ts";

const WINDOW_MILLISECONDS = 10 * 60 * 1000;
const MAX_WRITES = 60;

/**
 * Rate-limits a visitor's writes across all processes (fixed window).
 * @param purpose counted apart from others, where it has a limit of its own
 * @throws too-many-requests after 60 writes in ten minutes, with the seconds to wait
 */
export async function limitVisitorWrites(
  shop: Shop,
  address: string,
  { purpose = "writes", max = MAX_WRITES } = {},
): Promise<void> {
  const subject = `${purpose} from ${clientNetwork(address)}`;
  const { count, secondsLeft } = await countWrite(shop, subject, WINDOW_MILLISECONDS);
  if (count <= max) return;
  throw new DomainError(
    "too-many-requests",
    "That was a lot at once. Please try again in a few minutes.",
    { retryAfterSeconds: secondsLeft },
  );
}

/** Deletes the counts of past windows. */
export async function deleteExpiredVisitorWrites({ db, now }: Shop): Promise<void> {
  const expiredAt = new Date(now().getTime() - LONGEST_WINDOW_MILLISECONDS).toISOString();
  await db.deleteFrom("visitorWrites").where("beganAt", "<", expiredAt).execute();
}
