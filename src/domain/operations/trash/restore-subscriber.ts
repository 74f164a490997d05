import { conflict, notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { restoreRow } from "./restore-row.ts";

/** @throws conflict when the address has subscribed again */
export async function restoreSubscriber(shop: Shop, id: number): Promise<void> {
  const { db } = shop;
  const row = await db
    .selectFrom("subscribers")
    .select("email")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Subscriber");
  const again = await db
    .selectFrom("subscribers")
    .select("id")
    .where("email", "=", row.email)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (again) throw conflict(`${row.email} has subscribed again in the meantime.`);
  await restoreRow(shop, "subscriber", id);
}
