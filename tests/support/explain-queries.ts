import {
  CompiledQuery,
  createQueryId,
  type KyselyPlugin,
  type RootOperationNode,
  sql,
} from "kysely";
import type { Shop } from "#domain/shop.ts";

/**
 * The plan of each query that a verb asks, one text a query. PostgreSQL reads a small table as a whole
 * because that is quicker; here it is kept from reading and sorting whole tables wherever it has another
 * way, so that what still stands in a plan would stand there at any size.
 */
export async function explainQueries(
  shop: Shop,
  work: (shop: Shop) => Promise<unknown>,
): Promise<string[]> {
  const nodes: RootOperationNode[] = [];
  const collector: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await work({ ...shop, db: shop.db.withPlugin(collector) });
  return shop.db.transaction().execute(async (db) => {
    if (shop.engine === "postgres") {
      await sql`set local enable_seqscan = off`.execute(db);
      await sql`set local enable_sort = off`.execute(db);
    }
    const plans: string[] = [];
    for (const node of nodes) {
      const { sql: text, parameters } = db.getExecutor().compileQuery(node, createQueryId());
      const explain = shop.engine === "sqlite" ? "explain query plan" : "explain";
      const query = CompiledQuery.raw(`${explain} ${text}`, [...parameters]);
      const { rows } = await db.executeQuery<Record<string, unknown>>(query);
      plans.push(rows.map((row) => String(row["detail"] ?? Object.values(row)[0])).join("\n"));
    }
    return plans;
  });
}
