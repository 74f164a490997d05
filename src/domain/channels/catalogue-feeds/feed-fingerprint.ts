import { createHash } from "node:crypto";
import { sql } from "kysely";
import { reservationHasEnded } from "../../catalogue/reservation.ts";
import { visibleProducts } from "../../catalogue/products/visible-products.ts";
import { getNamedSettings } from "../../infrastructure/settings/get-named-settings.ts";
import type { Shop } from "../../shop.ts";
import { listTags } from "../../catalogue/tags/list-tags.ts";

/** To be increased when the format of a feed changes. */
const FORMAT_VERSION = 2;

/**
 * A hash that changes with the content of the feeds, from a few aggregate queries: versions of pieces
 * grow with each change, and reservations end by the clock.
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
  const { businessName, blurb } = await getNamedSettings(shop);
  const tags = (await listTags(shop)).map(({ id, name }) => [id, name]);
  const all = JSON.stringify([FORMAT_VERSION, shop.publicUrl, pieces, businessName, blurb, tags]);
  return createHash("sha256").update(all).digest("base64url");
}
