import { sql } from "kysely";
import type { Engine } from "./connect.ts";
import type { Database } from "./tables.ts";

/**
 * After many rows were written at once: PostgreSQL plans by what it knows of them, and reads an index
 * alone where it knows that all transactions see its rows. By itself it learns that minutes later.
 * SQLite plans the same way whatever the tables hold. Never call it within a transaction.
 */
export async function refreshStatistics(db: Database, engine: Engine): Promise<void> {
  if (engine === "sqlite") return;
  await sql`vacuum (analyze) products, product_tags, product_images, product_facets,
    product_facet_sets, product_facet_tags, product_search, collection_search, search_words`.execute(
    db,
  );
}
