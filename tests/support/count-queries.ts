import type { KyselyPlugin } from "kysely";
import type { Shop } from "#domain/shop.ts";

/** How many queries a verb asks of the database. */
export async function countQueries(
  shop: Shop,
  work: (shop: Shop) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await work({ ...shop, db: shop.db.withPlugin(counter) });
  return count;
}
