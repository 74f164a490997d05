import type { Shop } from "../../../shop.ts";
import { subscribe } from "../../../newsletter/subscribers/subscribe.ts";
import { atTime } from "./at-time.ts";
import { readSample } from "../files/sample-files.ts";

/** @returns how many subscribers were added; removed ones are not added again */
export async function writeSampleSubscribers(shop: Shop): Promise<number> {
  const rows = await shop.db.selectFrom("subscribers").select("email").execute();
  const there = new Set(rows.map(({ email }) => email));
  const missing = (await readSample("subscribers")).filter(({ email }) => !there.has(email));
  // Unconfirmed and never asked: they get no mail.
  const silent = { ...shop, mail: null };
  for (const { email, createdAt } of missing) await subscribe(atTime(silent, createdAt), email);
  return missing.length;
}
