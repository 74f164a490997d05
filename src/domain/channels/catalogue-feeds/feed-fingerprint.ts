import { createHash } from "node:crypto";
import { sql } from "kysely";
import { reservationHasEnded } from "../../catalogue/reservation.ts";
import { visibleProducts } from "../../catalogue/products/visible-products.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { listTags } from "../../catalogue/tags/list-tags.ts";

/** Grows when the writers of feeds write differently. */
const FORMAT_VERSION = 1;

/**
 * Stays the same for as long as every feed would be the same, and costs a few small queries whatever
 * the number of pieces. A piece's version grows with each change; a reservation ends by itself.
 */
export async function feedFingerprint(shop: Shop): Promise<string> {
  const pieces = await visibleProducts(shop, "visitor")
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.sum<number>("products.version").as("versions"),
      fn.sum<number>("products.id").as("ids"),
      sql<number>`sum(case when ${reservationHasEnded(shop)} then 1 else 0 end)`.as("ended"),
    ])
    .executeTakeFirstOrThrow();
  const { businessName, blurb } = await getSettings(shop);
  const tags = (await listTags(shop)).map(({ id, name }) => [id, name]);
  const all = JSON.stringify([FORMAT_VERSION, shop.publicUrl, pieces, businessName, blurb, tags]);
  return createHash("sha256").update(all).digest("base64url");
}
