import { sql } from "kysely";
import { lockSchema } from "#database/migrate.ts";
import { rebuildIndex } from "../../../infrastructure/search/rebuild/rebuild-index.ts";
import type { Shop } from "../../../shop.ts";
import { type Contents, replaceContents } from "./replace-contents.ts";

/**
 * Loads a shop into a database in one transaction, then rebuilds the search index.
 * @param onLoaded of PostgreSQL, called with the transaction's id right before it commits
 */
export async function fillDatabase(
  shop: Shop,
  contents: Contents,
  onLoaded?: (transaction: string) => Promise<void>,
): Promise<void> {
  await shop.db.transaction().execute(async (trx) => {
    if (shop.engine === "postgres") await lockSchema(trx);
    await replaceContents(trx, shop.engine, contents);
    if (onLoaded) {
      const { rows } = await sql<{
        id: string;
      }>`select pg_current_xact_id()::text as id`.execute(trx);
      await onLoaded(rows[0]?.id ?? "");
    }
  });
  await rebuildIndex(shop);
}
