import type { Engine } from "./connect.ts";
import { readMigrations } from "./read-migrations.ts";

/** The newest migration before version 1.0.0. But for FORMER_COLUMNS, its rows fit the tables of the baseline. */
export const LAST_FORMER_SCHEMA = 86;

/** What databases made before version 1.0.0 have and the baseline has not. A restore leaves the tables out. */
export const FORMER_TABLES = ["search_manner", "backup_runs", "outside_links"];
/** Of leases, which have a table of their own now: backups hold these columns, and a restore leaves them out. */
export const FORMER_COLUMNS: Record<string, string[]> = {
  import_runs: ["runner", "heartbeat_at"],
  listing_pushes: ["lease_token", "leased_until"],
  mailbox_state: ["lease_token", "leased_until"],
  platform_sync_state: ["lease_token", "leased_until"],
};
export const FORMER_FUNCTIONS = [
  "settle_product_facets",
  "settle_tagged_products",
  "settle_written_products",
  "spread_facet_set",
];

/** Whether rows can be restored whose schema has this newest migration, or are of a version too old or too new. */
export function judgeSchema(schema: number, engine: Engine): "restorable" | "too-old" | "too-new" {
  const known = readMigrations(engine);
  if (schema > (known.at(-1)?.number ?? 0)) return "too-new";
  return schema < LAST_FORMER_SCHEMA ? "too-old" : "restorable";
}
