import { foldName } from "#contract/fold-name.ts";
import { lastPeriod } from "../../infrastructure/rate-limit/last-period.ts";
import type { Shop } from "../../shop.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const MAX_A_DAY = 3;

/**
 * Whether another message may be confirmed to an address: three a day, however it is capitalized, since
 * anybody can type it into the form.
 */
export async function mayConfirm(shop: Shop, to: string): Promise<boolean> {
  const { count } = await shop.db
    .selectFrom("outgoingMails")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("kind", "=", "received")
    .where((eb) => eb(eb.fn("fold_text", ["recipient"]), "=", foldName(to)))
    .where((eb) => eb.between("createdAt", ...lastPeriod(shop, DAY_MILLISECONDS)))
    .executeTakeFirstOrThrow();
  return count < MAX_A_DAY;
}
