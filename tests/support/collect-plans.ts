import {
  CompiledQuery,
  createQueryId,
  type KyselyPlugin,
  type RootOperationNode,
  sql,
} from "kysely";
import type { Shop } from "#domain/shop.ts";
import { LARGE_TABLES } from "./fill-large-shop.ts";

/** A query, and the lines of its plan that read a large table from end to end. */
export type CollectedPlan = { sql: string; scans: string[] };

/**
 * The plans of the queries that work makes, as the database chooses them by its statistics.
 * @param app its shop is the one that the work uses
 */
export async function collectPlans(
  { shop }: { shop: Shop },
  work: () => Promise<unknown>,
): Promise<CollectedPlan[]> {
  const nodes: RootOperationNode[] = [];
  const { db } = shop;
  const collector: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  shop.db = db.withPlugin(collector);
  try {
    await work();
  } finally {
    shop.db = db;
  }
  const plans: CollectedPlan[] = [];
  for (const node of nodes) {
    const { sql: text, parameters } = db.getExecutor().compileQuery(node, createQueryId());
    if (!/^\s*(?:select|with|update|delete|insert)/i.test(text)) continue;
    plans.push({ sql: text, scans: listScans(shop, await explain(shop, text, parameters), text) });
  }
  return plans;
}

async function explain(
  { db, engine }: Shop,
  text: string,
  parameters: readonly unknown[],
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    // A page of a table that is in memory, as of a disk without moving parts.
    if (engine === "postgres") await sql`set local random_page_cost = 1.1`.execute(trx);
    const prefix = engine === "sqlite" ? "explain query plan" : "explain";
    const query = CompiledQuery.raw(`${prefix} ${text}`, [...parameters]);
    const { rows } = await trx.executeQuery<Record<string, unknown>>(query);
    return rows.map((row) => String(row["detail"] ?? Object.values(row)[0]));
  });
}

/** SQLite names the alias of a table, and a read in the order of an index that ends with the page a scan. */
function listScans({ engine }: Shop, plan: string[], text: string): string[] {
  const isPage = / limit /i.test(text) && !plan.some((line) => /TEMP B-TREE FOR ORDER/.test(line));
  return plan.filter((line) => {
    const pattern = engine === "sqlite" ? /^SCAN (\w+)/ : /Seq Scan on (\w+)/;
    const name = pattern.exec(line)?.[1];
    if (name === undefined || (isPage && / USING (?:COVERING )?INDEX /.test(line))) return false;
    const table = new RegExp(`"?(\\w+)"? as "?${name}"?\\b`, "i").exec(text)?.[1] ?? name;
    return LARGE_TABLES.includes(table) || LARGE_TABLES.includes(name);
  });
}
