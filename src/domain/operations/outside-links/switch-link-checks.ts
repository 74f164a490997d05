import { advisoryLock } from "../../advisory-lock.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";

/** The row of the settings that says it; no part of the settings that calls read. */
const KEY = "checksOutsideLinks";

/** Whether links to other sites are checked; they are at first. */
export async function areLinksChecked({ db }: Shop): Promise<boolean> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", KEY)
    .executeTakeFirst();
  return row?.value !== false;
}

/** @param by the admin's username, for the history */
export async function switchLinkChecks(
  shop: Shop,
  isOn: boolean,
  by: string | null,
): Promise<void> {
  await inTransaction(shop, async (shop) => {
    await advisoryLock(shop, KEY);
    const row = { value: JSON.stringify(isOn), updatedAt: shop.now().toISOString() };
    await shop.db
      .insertInto("settings")
      .values({ key: KEY, ...row })
      .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
      .execute();
    await recordChange(shop, by, { kind: "settings", action: "changed", fields: ["outsideLinks"] });
  });
}
