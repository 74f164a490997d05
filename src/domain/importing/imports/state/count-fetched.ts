import type { Shop } from "../../../shop.ts";

/** Of the planned pieces of an all-or-nothing import, how many have the photos that their hosts gave. */
export async function countFetched({ db }: Pick<Shop, "db">, syncLogId: number) {
  return db
    .selectFrom("importItems")
    .select(({ fn }) => [
      fn.count<number>("taken").as("fetched"),
      fn.countAll<number>().as("pieces"),
    ])
    .where("syncLogId", "=", syncLogId)
    .where("state", "=", "planned")
    .where("piece", "is not", null)
    .executeTakeFirstOrThrow();
}
