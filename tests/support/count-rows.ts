import type { Shop } from "#domain/shop.ts";

/** The same shop, counting the rows that its database returns. */
export function countRows<S extends Shop>(shop: S): { shop: S; rows: () => number } {
  let count = 0;
  const db = shop.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      count += result.rows.length;
      return Promise.resolve(result);
    },
  });
  return { shop: { ...shop, db }, rows: () => count };
}
