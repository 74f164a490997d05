import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { addressesOf, checkRedirect } from "./check-redirect.ts";
import { writeRedirect } from "./record-redirect.ts";

/** A redirect that somebody made on the desk. */
export type AddedRedirect = { id: number; from: string; to: string };

/**
 * Sends visitors of an old address to a page of the shop.
 * @param by the admin's username, for the history
 * @throws invalid as `checkRedirect` does
 */
export async function addRedirect(
  shop: Shop,
  redirect: { from: string; to: string },
  by: string | null,
): Promise<AddedRedirect> {
  return inTransaction(shop, async (shop) => {
    const checked = await checkRedirect(await addressesOf(shop), redirect);
    const id = await writeRedirect(shop, checked);
    await recordChange(shop, by, { kind: "settings", action: "changed", fields: ["redirects"] });
    return { id, from: checked.fromPath, to: checked.toPath };
  });
}
