import { hashTables } from "#domain/infrastructure/table-dump/hash-tables.ts";
import type { TestShop } from "./test-shop.ts";

/** Records of what happened, and rows derived from others. */
const LOGS = ["syncLogs", "importRuns", "importItems", "catalogueRevisions", "productFacetSets"];

const isLog = (table: string) =>
  LOGS.some((log) => table === log.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)) ||
  /^(?:search|product_facet)/.test(table);

/** The digest of every table, logs and derived ones apart. */
export async function hashShop({ db, engine }: TestShop) {
  const hashes = Object.entries(await hashTables(db, engine));
  return Object.fromEntries(hashes.filter(([table]) => !isLog(table)));
}
