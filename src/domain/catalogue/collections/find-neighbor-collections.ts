import { sql } from "kysely";
import type { Collection } from "#contract/catalogue/collections.ts";
import type { Shop } from "../../shop.ts";
import type { Viewer } from "../../viewer.ts";
import { appearedAt, sortCollections } from "./sort-collections.ts";
import { toCollections } from "./to-collections.ts";
import { visibleCollections } from "../visible-collections.ts";

export type Neighbors = { previous: Collection | null; next: Collection | null };

/** The next newer collection as `previous` and the next older one as `next`. */
export async function findNeighborCollections(
  shop: Shop,
  { id }: Pick<Collection, "id">,
  viewer: Viewer,
): Promise<Neighbors> {
  // Compared within the database, since a timestamp loses precision on the way out.
  const place = sql`(select ${appearedAt}, collections.id from collections where collections.id = ${id})`;
  const here = sql`(${appearedAt}, collections.id)`;
  const [newer] = await sortCollections(visibleCollections(shop, viewer), "oldest", false)
    .selectAll("collections")
    .where(sql<boolean>`${here} > ${place}`)
    .limit(1)
    .execute();
  const [older] = await sortCollections(visibleCollections(shop, viewer), "newest", false)
    .selectAll("collections")
    .where(sql<boolean>`${here} < ${place}`)
    .limit(1)
    .execute();
  const both = [newer, older].filter((row) => row !== undefined);
  const shaped = new Map((await toCollections(shop, both, viewer)).map((one) => [one.id, one]));
  const find = (found: number | undefined) => shaped.get(found ?? 0) ?? null;
  return { previous: find(newer?.id), next: find(older?.id) };
}
