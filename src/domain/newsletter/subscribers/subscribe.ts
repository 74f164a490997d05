import { subscriptionSchema } from "#contract/newsletter/subscribers.ts";
import { inTransaction } from "../../in-transaction.ts";
import { isMailSetUp } from "../../infrastructure/mail/get-mail-settings.ts";
import type { Shop } from "../../shop.ts";
import { requestConfirmation } from "./request-confirmation.ts";

/**
 * Adds an address to the list, unconfirmed, and asks it to confirm where the shop can send mail and the
 * address may get one. A known one stays as it is: only its own confirmation changes it.
 * @throws a ZodError when it is no email address
 */
export async function subscribe(shop: Shop, address: string): Promise<void> {
  const { email } = subscriptionSchema.parse({ email: address });
  await inTransaction(shop, async (shop) => {
    const { id } = await addOrFind(shop, email);
    if (await isMailSetUp(shop)) await requestConfirmation(shop, (eb) => eb("id", "=", id));
  });
}

/**
 * Writes the row of a known address too: its response takes as long as that of a new one, and on PostgreSQL
 * the lock of the row until the commit serializes concurrent calls.
 */
const addOrFind = ({ db, now }: Shop, email: string): Promise<{ id: number }> =>
  db
    .insertInto("subscribers")
    .values({ email, createdAt: now().toISOString() })
    .onConflict((conflict) =>
      conflict
        .column("email")
        .where("deletedAt", "is", null)
        .doUpdateSet((eb) => ({ email: eb.ref("excluded.email") })),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
