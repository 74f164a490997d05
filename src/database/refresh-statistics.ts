import { sql } from "kysely";
import type { Engine } from "./connect.ts";
import type { Database } from "./tables.ts";

/**
 * Updates planner statistics and the visibility map after a bulk write; PostgreSQL's autovacuum would
 * do so minutes later. SQLite needs neither. Fails within a transaction.
 */
export async function refreshStatistics(db: Database, engine: Engine): Promise<void> {
  if (engine === "sqlite") return;
  await sql`vacuum (analyze) products, product_tags, product_images, product_facets,
    product_facet_sets, product_facet_tags, product_search, collection_search, search_words`.execute(
    db,
  );
}
