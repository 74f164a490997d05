import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import { deriveSecret, findBySecret } from "../../infrastructure/signing/derived-secret.ts";
import type { Shop } from "../../shop.ts";

type Row = Selectable<Tables["waitingList"]>;

/** What the secret is derived from. An id is never used again, so its secret ends with the row. */
export const waitingSecret = (id: number) => ({ purpose: "waiting list", id, version: 1 }) as const;

/** The address where somebody confirms that they wait, or stops waiting. */
export const waitingUrl = (shop: Shop, id: number): string =>
  absoluteUrl(shop, `/waiting-list/${deriveSecret(shop, "waiting list", waitingSecret(id))}`);

/** The row that a secret opens; null for a forged one and for one whose row is gone. */
export async function findWaiterRow(shop: Shop, secret: string): Promise<Row | null> {
  const found = await findBySecret(shop, "waiting list", secret, async (id) => {
    const row = await shop.db
      .selectFrom("waitingList")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    return row && { ...waitingSecret(id), row };
  });
  return found?.row ?? null;
}
