import { subscribe } from "#domain/newsletter/subscribers/subscribe.ts";
import type { TestShop } from "./test-shop.ts";

/** Adds subscribers who have confirmed, at example.com, and no mail to them. */
export async function addSubscribers(shop: TestShop, ...names: string[]): Promise<void> {
  const emails = names.map((name) => `${name}@example.com`);
  for (const email of emails) await subscribe({ ...shop, mail: null }, email);
  await shop.db
    .updateTable("subscribers")
    .set({ confirmedAt: shop.now().toISOString() })
    .where("email", "in", emails)
    .execute();
}
