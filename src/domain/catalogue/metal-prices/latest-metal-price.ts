import type { Shop } from "../../shop.ts";

/** The id of the last recorded price of any metal: what a price that is set now goes by. Null before the first. */
export async function latestMetalPrice({ db }: Shop): Promise<number | null> {
  const row = await db
    .selectFrom("metalPrices")
    .select(({ fn }) => fn.max("id").as("id"))
    .executeTakeFirst();
  return row?.id ?? null;
}
