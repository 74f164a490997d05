import type { Shop } from "../../shop.ts";

/** Selects the id of the last recorded price of any metal: what a price that is set now goes by. Null before the first. */
export const latestMetalPrice = ({ db }: Shop) =>
  db.selectFrom("metalPrices").select(({ fn }) => fn.max<number | null>("id").as("id"));
